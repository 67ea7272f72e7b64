import type { ArticleSummary, FooterItem } from "marketplace-sdk";

/** Articles of one category. */
export interface ArticleGroup {
  /** Category id; empty for articles without one. */
  id: string;
  /** Name of the footer group with that id, if there is one. */
  name: string | undefined;
  articles: readonly ArticleSummary[];
}

type FooterName = Pick<FooterItem, "id"> & { name?: string | undefined };

/** Groups articles by category, in the order of the articles. Names come from the footer's groups. */
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

/** Removes a first heading that repeats the article's title, which the page shows as its own heading. */
export function withoutTitle(html: string, title: string): string {
  const heading = /^\s*<h([1-3])>([^<]*)<\/h\1>/i.exec(html);
  return heading?.[2]?.trim() === title.trim() ? html.slice(heading[0].length) : html;
}
