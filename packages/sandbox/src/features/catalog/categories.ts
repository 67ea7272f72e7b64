import type { Fragment } from "postgres";
import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import type { Language } from "../../i18n/languages";

type Category = Data<"categories.list">[number];

interface CategoryRow {
  readonly id: number;
  readonly pid: number;
  readonly name: string;
  readonly image: string;
}

/** Ids of a category and of everything under it, as a subquery. */
export const inBranch = (db: Queryable, id: number): Fragment => db`
  with recursive branch as (
    select id from category where id = ${id}::bigint
    union select c.id from category c join branch b on c.pid = b.id
  ) select id from branch`;

/** All categories: departments and their children, in the site's order. */
export const allCategories = (db: Queryable, language: Language) => db<CategoryRow[]>`
  select id, pid, coalesce(names ->> ${language}, names ->> 'en', '') as name, image
  from category order by weigh desc, id`;

/** A row without its children. */
export const categoryDto = ({ id, pid, name, image }: CategoryRow) => ({ id, pid, name, image });

/** Rows as a tree. @param pid whose children are on top; 0 for all */
export function categoryTree(rows: readonly CategoryRow[], pid: number): Category[] {
  return rows
    .filter((row) => row.pid === pid)
    .map((row) => ({ ...categoryDto(row), childlist: categoryTree(rows, row.id) }));
}
