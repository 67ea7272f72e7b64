import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** The printed text of each page, as a single line. */
export async function printed(page: Page, format: "A4" | "Letter" = "A4"): Promise<string[]> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  // Arabic letters in their shaped forms have code points of their own, with the same meaning.
  return text.map((each) => each.normalize("NFKC").replace(/\s+/g, " "));
}
