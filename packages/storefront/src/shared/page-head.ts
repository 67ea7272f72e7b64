import { type BrowserHead, browserHead, type PageContent, readAddress } from "marketplace-sdk/head";

/** The shop, as far as a head needs it. */
interface ShownShop {
  name: string;
  /** Title of the screen at this address. */
  title?: string;
  /** Titles of screens, by the first part of their address; `*` of what does not exist. */
  titles?: Readonly<Record<string, string>>;
}

/**
 * Writes the head of an address of the shop, by the function that servers write it with: title, canonical address, description, and
 * whether search engines may list it.
 *
 * @param address its path and query
 * @param content what is known of what it shows
 */
export function writeHeadOf(address: string, content: PageContent, shop: ShownShop): void {
  const page = readAddress(address);
  const { name, title, titles = title === undefined ? undefined : { [page.screen]: title } } = shop;
  writeHead(browserHead(page, content, { origin: location.origin, name, titles }));
}

function writeHead({ title, description, canonical, isIndexed }: BrowserHead): void {
  const { head } = document;
  const before = head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const isSamePage = before?.href === canonical;
  document.title = title;
  if (canonical) set(before ?? append("link", { rel: "canonical" }), "href", canonical);
  else before?.remove();

  const robots = head.querySelector('meta[name="robots"]');
  if (isIndexed) robots?.remove();
  else set(robots ?? append("meta", { name: "robots" }), "content", "noindex");

  // A server's own description of this page is better than none.
  if (description === "" && isSamePage) return;
  const described = head.querySelector('meta[name="description"]') ?? append("meta", { name: "description" });
  set(described, "content", description || title);
}

function append(tag: "link" | "meta", attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}

/** Writes what differs: tests and extensions watch the head. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
