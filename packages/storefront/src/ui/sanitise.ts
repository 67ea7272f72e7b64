import DOMPurify from "dompurify";
import { mediaUrl } from "./media";

let prepared = false;

/** Links open outside without handing over the page; pictures get the API's origin and load when they are reached. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  DOMPurify.addHook("afterSanitizeAttributes", (node) => {
    if (node instanceof HTMLAnchorElement && node.origin !== location.origin) {
      node.target = "_blank";
      node.rel = "noopener noreferrer nofollow";
    }
    if (node instanceof HTMLImageElement) {
      const source = mediaUrl(node.getAttribute("src"));
      if (source) node.src = source;
      else node.remove();
      node.loading = "lazy";
      node.alt ||= "";
    }
  });
}

/** The only door for foreign HTML. Keeps text, lists, tables, links and pictures; no scripts, styles, forms, frames or ids. */
export function sanitise(html: string): DocumentFragment {
  prepare();
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "dialog", "h1"],
    FORBID_ATTR: ["style", "class", "id", "name"],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|data:image\/|\/(?![/\\]))/i,
    RETURN_DOM_FRAGMENT: true,
  });
}
