import type { ArticleSummary, FooterItem } from "marketplace-sdk";

/** Articles of one category. */
export interface ArticleGroup {
  /** Category id; empty for articles without one. */
  id: string;
  /** Name of the footer group with that id, as far as it is known. */
  name: string | undefined;
  articles: readonly ArticleSummary[];
}

type FooterName = Pick<FooterItem, "id"> & { name?: string | undefined };

/** Groups articles by category in the order they come; names are those of the footer's groups. */
export function groupArticles(
  articles: readonly ArticleSummary[],
  footer: readonly FooterName[],
): ArticleGroup[] {
  const names = new Map(footer.map((item) => [String(item.id), item.name]));
  const groups = new Map<string, ArticleSummary[]>();
  for (const article of articles) {
    const id = String(article.category_id ?? "");
    const group = groups.get(id);
    if (group) group.push(article);
    else groups.set(id, [article]);
  }
  return [...groups].map(([id, rows]) => ({ id, name: names.get(id), articles: rows }));
}

/** Leaves out a first heading that repeats the article's title: the page's own heading says it. */
export function withoutTitle(html: string, title: string): string {
  const heading = /^\s*<h([1-3])>([^<]*)<\/h\1>/i.exec(html);
  return heading?.[2]?.trim() === title.trim() ? html.slice(heading[0].length) : html;
}
