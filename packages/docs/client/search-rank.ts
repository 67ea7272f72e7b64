/** One thing that can be found: a page, or a part of one. */
export interface SearchEntry {
  /** Below the site's root. */
  url: string;
  /** Title of the page. */
  page: string;
  /** Heading of the part; the page's title for its beginning. */
  title: string;
  text: string;
}

/** An entry with the words as they were compared. */
interface Prepared {
  entry: SearchEntry;
  title: string;
  page: string;
  text: string;
  titleWords: string[];
}

/** Weight of a word by its position. */
const WORTH = { sameTitle: 60, titleWord: 30, titleStart: 18, inTitle: 10, inPage: 6, inText: 2 };
/** The top of a page ranks before its sections when both match equally. */
const WHOLE_PAGE = 3;

/**
 * Makes the search over entries. A result has every word of the question, each anywhere in title, page or text; words of
 * the title count most. Results come best first.
 */
export function createSearch(
  entries: readonly SearchEntry[],
): (question: string, limit: number) => SearchEntry[] {
  const prepared = entries.map(prepare);
  return (question, limit) => {
    const words = plain(question).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return prepared
      .map((each) => ({ each, score: scoreOf(each, words) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.each.title.length - b.each.title.length)
      .slice(0, limit)
      .map(({ each }) => each.entry);
  };
}

/** Lower case without accents, so that "Ü" and "ü" and "u" are found the same way. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function prepare(entry: SearchEntry): Prepared {
  const title = plain(entry.title);
  const titleWords = title.split(/[^\p{L}\p{N}]+/u);
  return { entry, title, page: plain(entry.page), text: plain(entry.text), titleWords };
}

function scoreOf(entry: Prepared, words: readonly string[]): number {
  let score = entry.entry.title === entry.entry.page ? WHOLE_PAGE : 0;
  if (entry.title === words.join(" ")) score += WORTH.sameTitle;
  for (const word of words) {
    const worth = worthOf(entry, word);
    if (worth === 0) return 0;
    score += worth;
  }
  return score;
}

function worthOf({ title, page, text, titleWords }: Prepared, word: string): number {
  if (titleWords.includes(word)) return WORTH.titleWord;
  if (titleWords.some((each) => each.startsWith(word))) return WORTH.titleStart;
  if (title.includes(word)) return WORTH.inTitle;
  if (page.includes(word)) return WORTH.inPage;
  return text.includes(word) ? WORTH.inText : 0;
}
