import { KEPT_PAGE } from "./kept-page";

const TYPES: readonly (readonly [address: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(text|application)\/(x-)?(java|ecma)script\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\.(svg|png|jpe?g|webp|avif|gif)(\?|$)/i, /^image\//i],
];

/**
 * Whether a response may be what an address should give: a host that has no such file, or wants a login first, answers with a
 * page and 200, or redirects. Browsers refuse a redirected response to a navigation, and a page as a script or a style sheet.
 *
 * @param address path with its query
 */
export function isSound(
  address: string,
  { ok, redirected, headers }: Pick<Response, "ok" | "redirected" | "headers">,
): boolean {
  const type = headers.get("content-type") ?? "";
  const isPage = /^text\/html\b/i.test(type);
  const wanted = TYPES.find(([addresses]) => addresses.test(address))?.[1];
  if (!ok || redirected) return false;
  return wanted ? wanted.test(type) : isPage === (address === KEPT_PAGE);
}

/**
 * Whether a page is the build's own: a server may write words and pictures into it, but names the same first files.
 *
 * @param files addresses that the build's page names
 */
export const isPageOf = (html: string, files: readonly string[]): boolean =>
  files.every((file) => html.includes(`"${file}"`));

/**
 * Whether a host answers the page's address with something in front of the shop: a redirect, a refusal, a page without the shop's
 * configuration. A host in trouble and the page of another build are none.
 */
export async function isGate(answer: Response): Promise<boolean> {
  if (answer.type === "opaqueredirect" || [401, 403, 511].includes(answer.status)) return true;
  return answer.ok && !(await answer.text()).includes('id="config"');
}
