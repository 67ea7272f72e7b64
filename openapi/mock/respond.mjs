/** Answers a valid request: with a special case, a list, a row, a calculation, or else the contract's `ok` example. */
import { cases } from "../fixtures/build-examples.mjs";
import { success } from "../fixtures/examples/envelope.mjs";
import { pageOf } from "../fixtures/paging.mjs";
import { calculations, items } from "./items.mjs";
import { lists } from "./lists.mjs";
import { isBlank, matchCase, same } from "./match.mjs";

/** @param {string} id operationId @param {string | undefined} name @returns {import("../fixtures/examples/envelope.mjs").Case | undefined} */
export const caseNamed = (id, name) => cases[id]?.find((one) => one.name === name);

/**
 * @param {string} id operationId
 * @param {Record<string, unknown>} fields of the request's body and query
 * @returns {object | undefined} the body in its envelope; undefined where the `ok` example is the answer: also for ids that the
 *   fixtures do not know, so that every operation can be called without knowing them
 */
export function respond(id, fields) {
  const rules = (cases[id] ?? []).filter(({ when }) => when !== undefined);
  const special = caseNamed(id, matchCase(rules, fields));
  if (special !== undefined) return special.body;
  const data = dataOf(id, fields);
  return data === undefined ? undefined : success(data, caseNamed(id, "ok").body.msg);
}

function dataOf(id, fields) {
  if (id in lists) return listData(lists[id], fields);
  return id in items ? itemData(items[id], fields) : calculations[id]?.(fields);
}

/** @param {import("./lists.mjs").List} list @param {Record<string, unknown>} fields */
function listData({ rows, filters = {}, sorts = {}, ascending = [], head, paged = true }, fields) {
  const all = typeof rows === "function" ? rows(fields) : rows;
  if (all === undefined) return undefined;
  const sent = Object.entries(filters).filter(([field]) => !isBlank(fields[field]));
  const found = all.filter((row) => sent.every(([field, fits]) => fits(row, fields[field])));
  const by = Object.hasOwn(sorts, String(fields.sort)) ? sorts[fields.sort] : undefined;
  if (by !== undefined) {
    const order = fields.order ?? (ascending.includes(fields.sort) ? "asc" : "desc");
    const sign = order === "asc" ? 1 : -1;
    found.sort((a, b) => {
      const [first, second] = [by(a), by(b)];
      return first === second ? a.id - b.id : first < second ? -sign : sign;
    });
  }
  if (!paged) return found.slice(0, numberOr(fields.limit, found.length));
  const { data, ...paging } = pageOf(found, numberOr(fields.page), numberOr(fields.limit));
  return { ...paging, ...head?.(fields, all), data };
}

/** @param {import("./items.mjs").Item} item @param {Record<string, unknown>} fields */
function itemData({ by, key = by, rows, answer = (row) => row }, fields) {
  const row = rows.find((candidate) => same(candidate[key], fields[by]));
  return row === undefined ? undefined : answer(row, fields);
}

/** Reads a number, which may come as digits. Prism has checked its range. */
const numberOr = (value, otherwise) => (isBlank(value) ? otherwise : Number(value));
