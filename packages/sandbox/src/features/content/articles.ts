import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import type { Language } from "../../i18n/languages";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";

interface SummaryRow {
  readonly id: number;
  readonly group_id: number;
  readonly text: { readonly title: string; readonly description: string };
  readonly createtime: number;
}

interface ArticleRow extends SummaryRow {
  readonly text: SummaryRow["text"] & { readonly content: string };
  readonly updatetime: number;
}

/** Articles of the groups named, all without; in the order of the footer. */
export async function listArticles({
  services: { db },
  language,
  input,
}: Call<"articles.list">): Promise<Data<"articles.list">> {
  const ids = input.ids?.split(",").map(Number).filter(Number.isSafeInteger);
  const rows = await db<SummaryRow[]>`
    select a.id, a.group_id, coalesce(a.texts -> ${language}, a.texts -> 'en') - 'content' as text, a.createtime
    from article a join article_group g on g.id = a.group_id
    ${ids ? db`where a.group_id = any (${ids}::bigint[])` : db``}
    order by g.weigh desc, g.id, a.weigh desc, a.id`;
  return rows.map(summaryDto);
}

const summaryDto = (row: SummaryRow) => ({
  id: row.id,
  category_id: row.group_id,
  title: row.text.title,
  description: row.text.description,
  createtime: row.createtime,
});

export async function getArticle({
  services: { db },
  language,
  input,
}: Call<"articles.get">): Promise<Data<"articles.get">> {
  const [row] = await db<ArticleRow[]>`
    select id, group_id, coalesce(texts -> ${language}, texts -> 'en') as text, createtime, updatetime
    from article where id = ${input.article_id}::bigint`;
  if (!row) throw notFound();
  return { ...summaryDto(row), content: row.text.content, updatetime: row.updatetime };
}

interface FooterRow {
  readonly id: number;
  readonly pid: number;
  readonly name: string;
  readonly weigh: number;
}

/** Groups (`pid` 0) and the articles under them; both share one number space. */
export const footerRows = (db: Queryable, language: Language) => db<FooterRow[]>`
  select id, 0 as pid, coalesce(names ->> ${language}, names ->> 'en', '') as name, weigh from article_group
  union all
  select id, group_id, coalesce(texts -> ${language}, texts -> 'en') ->> 'title', weigh from article
  order by pid, weigh desc, id`;
