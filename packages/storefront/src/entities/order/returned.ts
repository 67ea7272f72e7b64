import { costOf, sumOf } from "marketplace-react/money";
import type { Order } from "marketplace-sdk";

/** Quantities by id of the order line. */
export type Pieces = Readonly<Record<string, number>>;

type Line = Pick<Order["goods"][number], "id" | "num" | "total">;

/** Whether the server sends the cost of each line, and so supports returns. */
export const canReturn = (goods: readonly Line[]): boolean =>
  goods.length > 0 && goods.every(({ total }) => total !== undefined);

/** All pieces of an order. */
export const allPieces = (goods: readonly Line[]): Pieces =>
  Object.fromEntries(goods.map(({ id, num }) => [String(id), num]));

/**
 * The amount paid for these quantities, with tax and freight. Each line is rounded down to a whole price step, as on
 * the server (contract: `OrderItem`).
 */
export const paidFor = (goods: readonly Line[], pieces: Pieces): string =>
  sumOf(
    goods.map(({ id, num, total }) => {
      const { units, scale } = costOf(total, pieces[String(id)] ?? 0);
      return { units: units / BigInt(num), scale };
    }),
  );

/** @returns undefined for the whole order */
export function linesOf(goods: readonly Line[], pieces: Pieces) {
  if (goods.every(({ id, num }) => pieces[String(id)] === num)) return undefined;
  return goods.flatMap(({ id }) => {
    const num = pieces[String(id)] ?? 0;
    return num > 0 ? { id, num } : [];
  });
}

/** Quantities as the text of a field, so that a draft can store them: `1981=5 1980=2`. */
export const piecesText = (pieces: Pieces): string =>
  Object.entries(pieces)
    .map(([id, num]) => `${id}=${num}`)
    .join(" ");

/** Quantities from such a text, limited to what was ordered; the whole order if it is empty. */
export function readPieces(text: string, goods: readonly Line[]): Pieces {
  const known = new Map([...text.matchAll(/(\d+)=(\d+)/g)].map(([, id, num]) => [id, Number(num)]));
  if (known.size === 0) return allPieces(goods);
  return Object.fromEntries(
    goods.map(({ id, num }) => [String(id), Math.min(known.get(String(id)) ?? 0, num)]),
  );
}
