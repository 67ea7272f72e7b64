import { proxy } from "valtio/vanilla";
import type { StoredId, StoredLine } from "../storage";
import { type CartGroup, groupLines, isSameLine, isSelected, pieces } from "./cart-lines";
import { asValue, isSameId } from "./lists";
import { createStoredList, type StoredListOptions } from "./stored-list";

/** A line of the cart. */
export type CartLine = StoredLine;

/** What is put into the cart: a line without its number of pieces. */
export type CartItem = Omit<CartLine, "num">;

/** For `useSnapshot` and `subscribe` of valtio. Lists are immutable arrays: another array is another state. */
export interface CartState {
  readonly lines: readonly CartLine[];
  /** Pieces in all lines. */
  readonly count: number;
}

/** The cart (specification sections 3 and 4). Every change is saved. Indexes are those of `state.lines`. */
export interface Cart {
  readonly state: CartState;
  /**
   * Adds pieces: to the line with the same `id`, `shopId` and, beyond the specification, the same `skuId`; else as a
   * new line at the end.
   * @throws {RangeError} when `num` is no whole number of at least 1.
   */
  add(item: CartItem, num?: number): void;
  /** The removed line; undefined when there is none at this index. */
  removeAt(index: number): CartLine | undefined;
  /**
   * Changes one field of a line; without effect when there is no line at this index.
   * @throws {RangeError} when `num` would be no whole number of at least 1.
   */
  update<Key extends keyof CartLine>(index: number, key: Key, value: CartLine[Key]): void;
  clear(): void;
  /** Puts back a list that `state.lines` was: undo of anything. */
  restore(lines: readonly CartLine[]): void;
  /** Lines by store, in order of appearance. The same array as long as the lines are the same. */
  groups(): readonly CartGroup[];
  /** Selected lines. New lines are selected. */
  selected(): readonly CartLine[];
  select(index: number, checked: boolean): void;
  selectShop(shopId: StoredId, checked: boolean): void;
  selectAll(checked: boolean): void;
  /** Selects one line alone: Buy Now. */
  selectOnly(index: number): void;
  /** Writes what is pending now, without waiting for an idle moment. */
  flush(): void;
  /** Saves and stops following other tabs. */
  dispose(): void;
}

const checkPieces = (num: unknown): void => {
  if (!Number.isSafeInteger(num) || Number(num) < 1)
    throw new RangeError(`A cart line takes 1 or more pieces, not ${num}.`);
};

/** Makes the cart of this page. It starts with what is stored. */
export function createCart(options: StoredListOptions): Cart {
  const list = createStoredList("shopCart", options, (lines) => {
    state.lines = asValue(lines);
    state.count = pieces(lines);
  });
  const state = proxy({ lines: asValue(list.read()), count: pieces(list.read()) });

  /** Replaces the lines that `edit` returns another object for. */
  const edit = (replace: (line: CartLine, index: number) => CartLine): void => {
    const lines = list.read();
    const next = lines.map(replace);
    if (next.some((line, index) => line !== lines[index])) list.change(next);
  };
  const check = (shouldCheck: (line: CartLine, index: number) => boolean): void =>
    edit((line, index) => {
      const checked = shouldCheck(line, index);
      return checked === isSelected(line) ? line : { ...line, checked };
    });

  let grouped: { lines: readonly CartLine[]; groups: readonly CartGroup[] } | undefined;

  return {
    state,
    add(item, num = 1) {
      checkPieces(num);
      const lines = list.read();
      const same = lines.find((line) => isSameLine(line, item));
      if (!same) return list.change([...lines, { ...item, num }]);
      const more = { ...same, num: same.num + num };
      checkPieces(more.num);
      list.change(lines.map((line) => (line === same ? more : line)));
    },
    removeAt(index) {
      const lines = list.read();
      if (lines[index]) list.change(lines.filter((_, at) => at !== index));
      return lines[index];
    },
    update(index, key, value) {
      if (key === "num") checkPieces(value);
      edit((line, at) => (at === index && line[key] !== value ? { ...line, [key]: value } : line));
    },
    clear: () => list.change([]),
    restore: (lines) => list.change(lines),
    groups() {
      const lines = list.read();
      if (grouped?.lines !== lines) grouped = { lines, groups: groupLines(lines) };
      return grouped.groups;
    },
    selected: () => list.read().filter(isSelected),
    select: (index, checked) => check((line, at) => (at === index ? checked : isSelected(line))),
    selectShop: (shopId, checked) =>
      check((line) => (isSameId(line.shopId, shopId) ? checked : isSelected(line))),
    selectAll: (checked) => check(() => checked),
    selectOnly: (index) => check((_, at) => at === index),
    flush: list.flush,
    dispose: list.dispose,
  };
}
