/** Elements that end no word. */
const INLINE = "bdi, span, wbr, b, strong, mark";

/** The text of a page in its order, with the values of fields. @param end where to stop; default: at the end */
export function wordsIn(root: Node, end?: Element): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let words = "";
  let block: Element | null | undefined;
  for (let node = walker.nextNode(); node && node !== end; node = walker.nextNode()) {
    if (node instanceof HTMLInputElement) words += ` ${node.value} `;
    if (!(node instanceof Text)) continue;
    const around = node.parentElement?.closest(`:not(${INLINE})`);
    if (around !== block) words += " ";
    block = around;
    words += node.data;
  }
  return words;
}

/** Text of markup, including the values of fields. */
export function wordsOf(html: string): string {
  return html
    .replace(/<input\b[^>]*\bvalue="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<\/?(bdi|span|wbr|b|strong|mark)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** How often `part` is in a text. */
export const times = (text: string, part: string): number => text.split(part).length - 1;
