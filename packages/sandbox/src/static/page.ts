/** What the shop's page can say before its script runs. */
export interface PageHints {
  /** The site's name, for the title and the home page. */
  readonly name: string;
  /** Addresses of the pictures that the screen shows first. */
  readonly pictures: readonly string[];
}

/** Files a screen needs beyond the first load, by the first part of its address; the build's `early.json`. */
export type EarlyFiles = Readonly<Record<string, readonly string[]>>;

/** What {@link fillPage} adds. */
export interface PageAdditions {
  /** First part of the address, empty for the home page. */
  readonly screen: string;
  readonly early: EarlyFiles;
  readonly hints: PageHints | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Where the page has its first shapes: a heading, the search, a banner. */
const SHAPES = "<b></b><i></i><i></i>";

/** Shapes with the pictures in them, in the places where the screen will have them; others keep the page's own. */
const SHAPES_OF: Readonly<Record<string, (hints: PageHints) => string>> = {
  "": ({ name, pictures }) => `<b>${escapeHtml(name)}</b><i></i><i>${pictures.map(image).join("")}</i>`,
  goods: ({ pictures }) => `<u>${pictures.map(image).join("")}</u>`,
  product: (hints) => `<b></b><i></i>${grid(hints)}`,
  store: (hints) => `<b></b><i></i><s></s>${grid(hints)}`,
};

const image = (address: string): string =>
  `<img src="${escapeHtml(address)}" alt="" fetchpriority="high" width="960" height="480">`;

const grid = ({ pictures }: PageHints): string =>
  `<p>${pictures.map((address) => `<i>${image(address)}</i>`).join("")}</p>`;

/**
 * Writes into the page what its script would find out two round trips later: the site's name, the first pictures of the
 * screen, and which further files the address needs. A page without these places stays as it is.
 */
export function fillPage(html: string, { screen, early, hints }: PageAdditions): string {
  const links = (early[screen] ?? []).map((file) =>
    file.endsWith(".css")
      ? `<link rel="preload" as="style" crossorigin href="/${escapeHtml(file)}">`
      : `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}">`,
  );
  const filled = html.replace("</head>", () => `${links.join("")}</head>`);
  if (!hints) return filled;
  const name = escapeHtml(hints.name);
  const titled = filled.replace(/(<title>)[^<]*/, (_all, tag: string) => tag + name);
  const shapes = screen === "" || hints.pictures.length > 0 ? SHAPES_OF[screen]?.(hints) : undefined;
  return shapes === undefined ? titled : titled.replace(SHAPES, () => shapes);
}
