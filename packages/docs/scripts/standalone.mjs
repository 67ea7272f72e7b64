/** What a piece of a program that begins in the middle may count on. One line, so that lines keep their numbers. */
const BEFORE = [
  'import * as sdk from "marketplace-sdk";',
  "const { createMarketplace, isMarketplaceError, isErrorOf, memorySession, pages, take, nextPage } = sdk;",
  "declare const market: sdk.Marketplace;",
  "export async function piece() {",
].join(" ");

/**
 * A code sample as a program that compiles on its own. Complete programs import what they use; a piece that explains a
 * detail has the client and the names of the SDK, as the text around it says.
 *
 * @param {{ path: string, text: string }} sample
 * @returns {{ path: string, line: number, text: string }}
 */
export function standalone({ path, text }) {
  if (/^(import|export) /m.test(text)) return { path, line: 1, text };
  return { path, line: 1, text: `${BEFORE} {\n${text}\n} }\n` };
}
