import type { ArticleText, MerchantContractText, SiteText } from "../types";
import { articleHtml } from "./article-texts";

/** The source of the site's texts in one language. */
export interface SiteSource {
  readonly webName: string;
  /** One line per notice on the home page. */
  readonly notices: readonly string[];
  readonly rechargeNotice: string;
  readonly withdrawNotice: string;
  readonly loanWarning: string;
  /** A sentence in the footer. */
  readonly footerText: string;
  /** Titles of the home banners, by number. */
  readonly banners: readonly [string, string, string, string];
  /** Article groups of the footer: buying, delivery, selling, company. */
  readonly groups: readonly [string, string, string, string];
  /** Blocks separated by an empty line: `id | title | description`, then its lines (`articleHtml`). */
  readonly articles: string;
  readonly contract: {
    readonly title: string;
    readonly partyA: string;
    readonly fields: MerchantContractText["partyBFields"];
    /** The clause about payouts before the last of {@link CONTRACT_VERSIONS}. */
    readonly formerPayout: string;
    /** One clause per line. */
    readonly clauses: string;
  };
}

/**
 * Versions of the merchant agreement, the oldest first. The last one is current; the others stay for merchants who signed them. A
 * change of the clauses needs a new version. In the first one, stores were paid on receipt, before items could be sent back.
 */
export const CONTRACT_VERSIONS = ["2026-11", "2026-12"] as const;

/** The line of the agreement about payouts. */
const PAYOUT_LINE = 2;

/** Articles by id. */
export function articlesOf(source: SiteSource): ReadonlyMap<number, ArticleText> {
  return new Map(
    source.articles
      .trim()
      .split("\n\n")
      .map((block) => {
        const [head = "", ...lines] = block.split("\n");
        const [id, title = "", description = ""] = head.split(" | ");
        return [Number(id), { title, description, content: articleHtml(title, lines) }];
      }),
  );
}

export function siteTextOf({ contract, ...source }: SiteSource): SiteText {
  const { webName, notices, rechargeNotice, withdrawNotice, loanWarning, footerText } = source;
  const clauses = contract.clauses.trim().split("\n");
  const { title, partyA, fields, formerPayout } = contract;
  const formerClauses = clauses.with(PAYOUT_LINE, formerPayout);
  const [former, current] = CONTRACT_VERSIONS;
  const textOf = (version: string, lines: readonly string[]) => ({
    version,
    html: `<h2>${title}</h2><ol>${lines.map((line) => `<li>${line}</li>`).join("")}</ol>`,
    partyA,
    partyBFields: fields,
  });
  return {
    webName,
    notices,
    rechargeNotice,
    withdrawNotice,
    loanWarning,
    footerText,
    contracts: [textOf(former, formerClauses), textOf(current, clauses)],
  };
}
