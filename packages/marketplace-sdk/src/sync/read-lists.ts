import type { MemberLists, SavedLine, SavedProduct } from "../generated/types.js";
import { isId, isRecord } from "../values.js";

type Row = Record<string, unknown>;

/**
 * The lists in an answer, with counts as numbers where the server sent digits.
 * @returns undefined when a line of them can't be merged: one without its ids, or without a quantity
 */
export function readLists(answer: unknown): MemberLists | undefined {
  if (!isRecord(answer)) return undefined;
  const version = toCount(answer.version);
  const cart = readRows(answer.cart, isLine);
  const favorites = readRows(answer.favorites, isProduct);
  return version !== undefined && cart && favorites ? { version, cart, favorites } : undefined;
}

function readRows<Saved>(rows: unknown, isSaved: (row: Row) => row is Row & Saved): Saved[] | undefined {
  if (!Array.isArray(rows)) return undefined;
  const saved = rows
    .filter(isRecord)
    .map((row): Row => ({ ...row, num: toCount(row.num), updatetime: toCount(row.updatetime) }))
    .filter(isSaved);
  return saved.length === rows.length ? saved : undefined;
}

const isLine = (row: Row): row is Row & SavedLine =>
  isId(row.id) && isId(row.shop_id) && (row.sku_id == null || isId(row.sku_id)) && !!row.num;

const isProduct = (row: Row): row is Row & SavedProduct => isId(row.id);

/** A whole number from 0, which some servers send as digits. */
export function toCount(value: unknown): number | undefined {
  const count = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
