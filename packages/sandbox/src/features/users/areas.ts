import { localeOf } from "../../i18n/languages";
import type { Handler } from "../../kernel/handler";
import { countryName } from "./countries";

interface AreaRow {
  readonly id: number;
  readonly pid: number;
  readonly level: number;
  readonly code: string;
  readonly name: string;
}

/**
 * `addresses.areas`: all countries in the reader's language and alphabet, or the parts of an area in the list's order. A country
 * that is not open yet is listed, but without parts.
 */
export const listAreas: Handler<"addresses.areas"> = async ({ input, language, services: { db } }) => {
  const { pid = 0 } = input;
  const rows = await db<AreaRow[]>`
    select id, pid, level, code, name from area a where pid = ${pid}::bigint
      and (pid = 0 or (is_open and exists (select 1 from area p where p.id = a.pid and p.is_open)))
    order by id`;
  const areas = rows.map(({ id, pid, level, code, name }) => ({
    id,
    pid,
    name: countryName(code, language) ?? name,
    level,
  }));
  if (Number(pid) !== 0) return areas;
  const { compare } = new Intl.Collator(localeOf(language));
  return areas.toSorted((a, b) => compare(a.name, b.name));
};
