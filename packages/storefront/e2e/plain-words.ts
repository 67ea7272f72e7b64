import type { Page } from "@playwright/test";

/** Texts that the server has sent, which don't depend on the language of the page. */
export class RecordedTexts {
  readonly #pending: Promise<string>[] = [];

  add(body: Promise<string>): void {
    this.#pending.push(body);
  }

  /** All texts so far as one, each also without its markup. */
  async all(): Promise<string> {
    const bodies = (await Promise.all(this.#pending)).filter(Boolean);
    return bodies.flatMap((body) => texts(JSON.parse(body))).join("\n");
  }
}

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value, value.replace(/<[^>]*>/g, "\n").replace(/&amp;/g, "&")];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(texts);
  return [];
}

/** Words that are the same in every language: names, currencies, codes, and what the browser formats. */
const NEUTRAL =
  /\b(USDT|USDC|BTC|ETH|TRC20|ERC20|UID|ID|TxID|IBAN|QR|SKU|[AP]M|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|kB|MB|ml|cm)\b/g;

/**
 * Texts in a page of the pseudo language that weren't translated: neither bracketed nor sent by the server. This includes the
 * names of form fields, pictures and buttons.
 */
export async function plainWords(page: Page, served: string): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest("script, style, noscript, [lang]")) found.push(node.nodeValue ?? "");
    }
    for (const element of document.body.querySelectorAll("[aria-label], [alt], [placeholder], [title]")) {
      if (element.closest("[lang]")) continue;
      for (const name of ["aria-label", "alt", "placeholder", "title"])
        found.push(element.getAttribute(name) ?? "");
    }
    return found;
  });
  const plain = shown
    // A title has several parts, and so has a line with several facts.
    .flatMap((text) => withoutPseudo(text).split(" · "))
    .map(bare)
    .filter((text) => !served.includes(text))
    .map((text) => bare(text.replace(NEUTRAL, " ")))
    .filter((text) => /\p{L}{2}/u.test(text) && !served.includes(text));
  return [...new Set(plain)];
}

/** The text without surrounding punctuation and spaces. */
const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/** Removes the bracketed texts, nested ones first. */
function withoutPseudo(text: string): string {
  const less = text.replace(/\[[^[\]]*~+\]/gu, " ");
  return less === text ? text : withoutPseudo(less);
}
