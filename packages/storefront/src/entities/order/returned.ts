import { costOf, sumOf } from "marketplace-react/money";
import type { Order } from "marketplace-sdk";

/** How many pieces of each line of an order, by the line's id. */
export type Pieces = Readonly<Record<string, number>>;

type Line = Pick<Order["goods"][number], "id" | "num" | "total">;

/** Whether the server says what each line cost, and so takes goods back. */
export const canReturn = (goods: readonly Line[]): boolean =>
  goods.length > 0 && goods.every(({ total }) => total !== undefined);

/** Every piece of an order. */
export const allPieces = (goods: readonly Line[]): Pieces =>
  Object.fromEntries(goods.map(({ id, num }) => [String(id), num]));

/** What was paid for some pieces, with tax and freight: each line down to whole price steps, as the server counts (contract: `OrderItem`). */
export const paidFor = (goods: readonly Line[], pieces: Pieces): string =>
  sumOf(
    goods.map(({ id, num, total }) => {
      const { units, scale } = costOf(total, pieces[String(id)] ?? 0);
      return { units: units / BigInt(num), scale };
    }),
  );

/** @returns undefined for every piece */
export function linesOf(goods: readonly Line[], pieces: Pieces) {
  if (goods.every(({ id, num }) => pieces[String(id)] === num)) return undefined;
  return goods.flatMap(({ id }) => {
    const num = pieces[String(id)] ?? 0;
    return num > 0 ? { id, num } : [];
  });
}

/** Pieces as the text of a field, so that a draft keeps them: `1981=5 1980=2`. */
export const piecesText = (pieces: Pieces): string =>
  Object.entries(pieces)
    .map(([id, num]) => `${id}=${num}`)
    .join(" ");

/** Pieces of a text, never more than were ordered; all of them where it names none. */
export function readPieces(text: string, goods: readonly Line[]): Pieces {
  const known = new Map([...text.matchAll(/(\d+)=(\d+)/g)].map(([, id, num]) => [id, Number(num)]));
  if (known.size === 0) return allPieces(goods);
  return Object.fromEntries(
    goods.map(({ id, num }) => [String(id), Math.min(known.get(String(id)) ?? 0, num)]),
  );
}
