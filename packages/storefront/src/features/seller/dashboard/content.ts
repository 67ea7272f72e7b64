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
/** Its address, its size where that is known, and what it shows. */
const PICTURE_LINE = /^\[((?:\/|https:\/\/)\S+?)(?: (\d+)x(\d+))?(?: ([^[\]]+))?\]$/;

/**
 * A description as it is typed: paragraphs as text, lists as lines that begin with a dot, a picture as a line in brackets. A
 * part that has more shape than that stays the HTML it is.
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
  // Escaped text would come back as a tag, so keep the HTML.
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

/** The same as HTML. A part that has tags is HTML already; the server keeps a safe part of it. */
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
