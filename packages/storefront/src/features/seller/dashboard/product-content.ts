const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const PLAIN: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};

const TAG = /<\/?[a-z]\w*[^<>]*>/i;

const LIST = /^<ul>\s*<li>(.*)<\/li>\s*<\/ul>$/s;

const DOT = /^[•-]\s+/;

const PICTURE = /^<p>\s*<img\s([^<>]*)>\s*<\/p>$/;

const ATTRIBUTE = /([a-z]+)="([^"]*)"/g;

/** Address, size if known, and alternative text of a picture. */
const PICTURE_LINE = /^\[((?:\/|https:\/\/)\S+?)(?: (\d+)x(\d+))?(?: ([^[\]]+))?\]$/;

/**
 * A description as plain text to edit: paragraphs as text, lists as lines that begin with a bullet, a picture as a line in
 * brackets. Anything more complex stays HTML.
 */
export const contentText = (html: string): string =>
  html
    .trim()
    .split(/(?<=<\/(?:p|ul)>)\s*(?=<)/)
    .map(partText)
    .join("\n\n");

function partText(html: string): string {
  const picture = pictureText(html);
  if (picture && partHtml(picture) === html) return picture;
  const [, entries] = LIST.exec(html) ?? [];
  const lines = (entries === undefined ? html : `• ${entries.replace(/<\/li>\s*<li>/g, "<br>• ")}`)
    .replace(/^<p>|<\/p>$/g, "")
    .replace(/<br\s*\/?>\s*/g, "\n");
  if (/<|&(?!(?:lt|gt|quot|#39|nbsp|amp);)/.test(lines)) return html;
  const text = plain(lines);
  // The text would come back as a tag.
  return TAG.test(text) ? html : text;
}

function pictureText(html: string): string | undefined {
  const [, attributes] = PICTURE.exec(html) ?? [];
  if (attributes === undefined) return undefined;
  const { src, width, height, alt } = Object.fromEntries(
    Array.from(attributes.matchAll(ATTRIBUTE), ([, name, value]) => [name, value]),
  );
  const size = width && height ? `${width}x${height}` : "";
  return src && `[${[src, size, plain(alt ?? "")].filter(Boolean).join(" ")}]`;
}

const plain = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (sign) => PLAIN[sign] ?? sign);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/** Edited text as HTML. A part with tags is HTML already, which the server sanitizes. */
export const contentHtml = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(partHtml)
    .join("\n");

function partHtml(text: string): string {
  const [, src, width, height, alt = ""] = PICTURE_LINE.exec(text) ?? [];
  if (src) {
    const size = width && height ? ` width="${width}" height="${height}"` : "";
    return `<p><img src="${escaped(src)}" alt="${escaped(alt)}"${size}></p>`;
  }
  if (TAG.test(text)) return text;
  const lines = text.replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign).split("\n");
  if (!lines.every((line) => DOT.test(line))) return `<p>${lines.join("<br>")}</p>`;
  return `<ul>${lines.map((line) => `<li>${line.replace(DOT, "")}</li>`).join("")}</ul>`;
}
