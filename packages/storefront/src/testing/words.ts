/** The page's words up to the button of that name. @throws when no such button is enabled */
export function wordsBefore(html: string, button: string): string {
  const found = [...html.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)].find(
    ([, attributes = "", content = ""]) =>
      wordsOf(content).trim() === button && !/ disabled/.test(attributes),
  );
  if (!found) throw new Error(`No button "${button}" to press in: ${wordsOf(html)}`);
  return wordsOf(html.slice(0, found.index));
}

/** Text, including the values of fields. */
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
