/** What the shop's page can say before its script runs. */
export interface SiteHints {
  /** The site's name, for the title and the home page. */
  readonly name: string;
  /** Address of the home page's first picture. */
  readonly picture: string | undefined;
}

/** Files a screen needs beyond the first load, by the first part of its address; the build's `early.json`. */
export type EarlyFiles = Readonly<Record<string, readonly string[]>>;

/** What {@link fillPage} adds. */
export interface PageAdditions {
  /** Without a leading slash. */
  readonly path: string;
  readonly early: EarlyFiles;
  readonly hints: SiteHints | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * Writes into the page what its script would find out two round trips later: the site's name, the home page's first
 * picture, and which further files the address needs. A page without these places stays as it is.
 */
export function fillPage(html: string, { path, early, hints }: PageAdditions): string {
  const files = early[path.split("/")[0] ?? ""] ?? [];
  const links = files.map((file) =>
    file.endsWith(".css")
      ? `<link rel="preload" as="style" crossorigin href="/${escapeHtml(file)}">`
      : `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}">`,
  );
  let filled = html.replace("</head>", () => `${links.join("")}</head>`);
  if (!hints) return filled;
  const name = escapeHtml(hints.name);
  filled = filled.replace(/(<title>)[^<]*/, (_all, tag: string) => tag + name);
  if (path !== "") return filled;
  const picture = hints.picture
    ? `<img src="${escapeHtml(hints.picture)}" alt="" fetchpriority="high" width="960" height="480">`
    : "";
  return filled.replace("<b></b><i></i><i></i>", () => `<b>${name}</b><i></i><i>${picture}</i>`);
}
