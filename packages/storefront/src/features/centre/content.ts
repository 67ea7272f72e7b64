const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const PLAIN: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};

/** A description as it is typed: paragraphs as text; what has more shape than that as the HTML it is. */
export function contentText(html: string): string {
  const lines = html
    .trim()
    .replace(/<\/p>\s*<p>/g, "\n\n")
    .replace(/<br\s*\/?>\s*/g, "\n")
    .replace(/^<p>|<\/p>$/g, "");
  if (/<|&(?!(?:lt|gt|quot|#39|nbsp|amp);)/.test(lines)) return html;
  return lines.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (sign) => PLAIN[sign] ?? sign);
}

/** The same as HTML. A text that has tags is HTML already; the server keeps a safe part of it. */
export function contentHtml(text: string): string {
  if (/<\/?[a-z]\w*[^<>]*>/i.test(text)) return text.trim();
  return text
    .trim()
    .replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\n/g, "<br>"))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join("");
}
