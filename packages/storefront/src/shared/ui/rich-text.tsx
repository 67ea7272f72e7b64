import { createElement, type ReactNode, useMemo } from "react";
import { mediaUrl } from "./picture";
import styles from "./rich-text.module.css";
import { isInternal } from "./safe-href";

/**
 * HTML of the operator or a seller, as elements of our own making; see {@link htmlElements}.
 *
 * @param html as the API sends it
 */
export function RichText({ html }: { html: string }) {
  const elements = useMemo(() => htmlElements(parse(html)), [html]);
  return (
    <div className={styles.text} dir="auto">
      {elements}
    </div>
  );
}

// A policy's name may be taken only once.
let bless: ((html: string) => string | TrustedHTML) | undefined;

/** Parses into a document without a window: nothing in it runs or loads. */
function parse(html: string): ArrayLike<ChildNode> {
  bless ??= blessing();
  return new DOMParser().parseFromString(bless(html), "text/html").body.childNodes;
}

function blessing(): (html: string) => string | TrustedHTML {
  const policy = window.trustedTypes?.createPolicy("storefront-html", { createHTML: (text) => text });
  return (html) => policy?.createHTML(html) ?? html;
}

/** The part of a DOM node that is read. */
export interface HtmlNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<HtmlNode>;
  getAttribute?(name: string): string | null;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

const ELEMENT = 1;
const TEXT = 3;

/** Kept as they are. Elements that are neither here nor below are replaced by their content. */
const ALLOWED_TAGS = new Set(
  "p br hr h2 h3 h4 ul ol li dl dt dd strong b em i u s del ins sub sup small mark abbr span div blockquote pre code table caption thead tbody tfoot tr th td figure figcaption a img".split(
    " ",
  ),
);
/** The page's own heading is its `<h1>`; there is no style below `<h4>`. */
const RENAMED: Readonly<Record<string, string>> = { h1: "h2", h5: "h4", h6: "h4" };
/** Removed with their content. */
const DROPPED = new Set(
  "script style template noscript noembed noframes iframe frame frameset object embed applet svg math head title base link meta form input button textarea select option dialog video audio canvas xmp plaintext".split(
    " ",
  ),
);
/** Elements in which white space is not text. */
const FRAMES = new Set("ul ol dl table thead tbody tfoot tr".split(" "));
const EMPTY = new Set(["br", "hr", "img"]);

/**
 * Foreign HTML as React elements. What is not allowed is never made: no innerHTML, no event attributes, no style, class
 * or id, and addresses only of the schemes below. The allow-list is the shop's one door for foreign HTML.
 *
 * @param nodes children of an inert document's body
 */
export function htmlElements(nodes: ArrayLike<HtmlNode>, parent = "div"): ReactNode[] {
  return Array.from(nodes, (node, key) => htmlElement(node, key, parent));
}

function htmlElement(node: HtmlNode, key: number, parent: string): ReactNode {
  if (node.nodeType === TEXT) {
    const text = node.nodeValue ?? "";
    return FRAMES.has(parent) && !text.trim() ? null : text;
  }
  // Also drops namespaces: an SVG's children are reached only through the SVG itself.
  const name = node.nodeName.toLowerCase();
  if (node.nodeType !== ELEMENT || DROPPED.has(name)) return null;
  const tag = RENAMED[name] ?? name;
  if (!ALLOWED_TAGS.has(tag)) return htmlElements(node.childNodes, parent);
  const read = (attribute: string): string | undefined => node.getAttribute?.(attribute) ?? undefined;
  const attributes = attributesOf(tag, read);
  if (!attributes) return tag === "a" ? htmlElements(node.childNodes, parent) : null;
  const children = EMPTY.has(tag) ? [] : htmlElements(node.childNodes, tag);
  return createElement(tag, { key, ...attributes }, ...children);
}

/** @returns undefined when the element is nothing without an address that was refused */
function attributesOf(tag: string, read: (name: string) => string | undefined): Attributes | undefined {
  const dir = read("dir");
  const common = dir === "ltr" || dir === "rtl" || dir === "auto" ? { dir } : {};
  if (tag === "a") {
    const href = linkAddress(read("href"));
    if (!href) return undefined;
    return href.startsWith("/")
      ? { ...common, href }
      : { ...common, href, target: "_blank", rel: "noopener noreferrer nofollow" };
  }
  if (tag === "img") {
    const src = mediaUrl(read("src")?.trim());
    return src
      ? {
          src,
          alt: read("alt") ?? "",
          loading: "lazy",
          width: size(read("width")),
          height: size(read("height")),
        }
      : undefined;
  }
  if (tag === "td" || tag === "th")
    return { ...common, colSpan: size(read("colspan")), rowSpan: size(read("rowspan")) };
  if (tag === "ol") return { ...common, start: size(read("start")) };
  return common;
}

/** Paths inside the shop, web pages, mail and telephone. Browsers leave out tabs and line ends, so they are refused. */
function linkAddress(address: string | undefined): string | undefined {
  const text = address?.trim();
  if (!text) return undefined;
  return isInternal(text) || /^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}]*$/iu.test(text) ? text : undefined;
}

const size = (text: string | undefined): number | undefined =>
  text && /^\d{1,4}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
