import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** The printed text of each page, as one line. */
export async function printed(page: Page, format: "A4" | "Letter" = "A4"): Promise<string[]> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  // Shaped letters of Arabic come as their own characters, which mean the same.
  return text.map((each) => each.normalize("NFKC").replace(/\s+/g, " "));
}
