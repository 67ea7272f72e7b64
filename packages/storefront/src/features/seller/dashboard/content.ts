const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
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

/**
 * A description as it is typed: paragraphs as text, lists as lines that begin with a dot. A part that has more shape than
 * that stays the HTML it is.
 */
export const contentText = (html: string): string =>
  html
    .trim()
    .split(/(?<=<\/(?:p|ul)>)\s*(?=<)/)
    .map(partText)
    .join("\n\n");

function partText(html: string): string {
  const [, entries] = LIST.exec(html) ?? [];
  const lines = (entries === undefined ? html : `• ${entries.replace(/<\/li>\s*<li>/g, "<br>• ")}`)
    .replace(/^<p>|<\/p>$/g, "")
    .replace(/<br\s*\/?>\s*/g, "\n");
  if (/<|&(?!(?:lt|gt|quot|#39|nbsp|amp);)/.test(lines)) return html;
  const text = lines.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (sign) => PLAIN[sign] ?? sign);
  // It would come back as a tag.
  return TAG.test(text) ? html : text;
}

/** The same as HTML. A part that has tags is HTML already; the server keeps a safe part of it. */
export const contentHtml = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(partHtml)
    .join("\n");

function partHtml(text: string): string {
  if (TAG.test(text)) return text;
  const lines = text.replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign).split("\n");
  if (!lines.every((line) => DOT.test(line))) return `<p>${lines.join("<br>")}</p>`;
  return `<ul>${lines.map((line) => `<li>${line.replace(DOT, "")}</li>`).join("")}</ul>`;
}
