import type { Plugin } from "vite";

const LINK = /\s*(<link rel="stylesheet"[^>]*>)/g;

/**
 * Moves the links of style sheets from the head to the end of the body: what precedes them, the page's first shapes with
 * their inline styles, is painted without waiting for them. Scripts of modules wait for them in either place.
 */
export function moveStylesheets(html: string): string {
  const links = [...html.matchAll(LINK)].map(([, link = ""]) => `  ${link}\n  `);
  return html.replace(LINK, "").replace("</body>", `${links.join("")}</body>`);
}

export function stylesheetsLast(): Plugin {
  return {
    name: "stylesheets-last",
    apply: "build",
    transformIndexHtml: { order: "post", handler: moveStylesheets },
  };
}
