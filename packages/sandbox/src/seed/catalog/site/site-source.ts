import { articleHtml } from "marketplace-contract/fixtures/catalog/article-texts.mjs";
import type { ArticleText, MerchantContractText, SiteText } from "../types";

/** What the site says in one language, as it is written down. */
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
    /** One clause per line. */
    readonly clauses: string;
  };
}

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
  return {
    webName,
    notices,
    rechargeNotice,
    withdrawNotice,
    loanWarning,
    footerText,
    contract: {
      html: `<h2>${contract.title}</h2><ol>${clauses.map((clause) => `<li>${clause}</li>`).join("")}</ol>`,
      partyA: contract.partyA,
      partyBFields: contract.fields,
    },
  };
}
