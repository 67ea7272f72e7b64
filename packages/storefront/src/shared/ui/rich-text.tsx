import { useMemo } from "react";
import { htmlElements } from "./html-elements";
import styles from "./rich-text.module.css";

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
