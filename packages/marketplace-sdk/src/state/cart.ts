import { proxy } from "valtio/vanilla";
import type { StoredLine } from "../storage";
import { type CartGroup, groupLines, isSameLine, isSelected } from "./cart-lines";
import { asValue } from "./lists";
import { createStoredList, type StoredList, type StoredListOptions } from "./stored-list";

/** A line of the cart. */
export type CartLine = StoredLine;

/** What is put into the cart: a line without its number of pieces. */
export type CartItem = Omit<CartLine, "num">;

/** For `useSnapshot` and `subscribe` of valtio. */
export interface CartState {
  /** An immutable array: another array is another state. */
  readonly lines: readonly CartLine[];
  /** Pieces in all lines. */
  readonly count: number;
}

type Which = (line: CartLine, index: number) => boolean;

/** The cart (docs/product.md, "Cart"). Every change is saved. Indexes are those of `state.lines`. */
export interface Cart extends StoredList<readonly CartLine[]> {
  readonly state: CartState;
  /**
   * Adds pieces: to the line with the same `id`, `shopId` and, as an addition of ours, the same `skuId`; else as a
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
  /** Lines by store, in order of appearance. The same array as long as the lines are the same. */
  groups(): readonly CartGroup[];
  /** Selected lines. New lines are selected. */
  selected(): readonly CartLine[];
  /**
   * Selects or unselects the lines that `which` names, by default all: `select(true, (line) => line.shopId === shopId)`.
   * For one line there is `update(index, "checked", false)`.
   */
  select(checked: boolean, which?: Which): void;
  /** Selects one line alone: Buy Now. */
  selectOnly(index: number): void;
}

// The stored format holds up to 2^32 - 1 pieces.
const checkPieces = (num: unknown): void => {
  if (!num || Number(num) >>> 0 !== num) throw new RangeError(`${num} pieces`);
};

/** Makes the cart of this page. It starts with what is stored. */
export function createCart(options: StoredListOptions): Cart {
  const state: { lines: readonly CartLine[]; readonly count: number } = proxy({
    lines: [],
    get count() {
      return state.lines.reduce((sum, { num }) => sum + num, 0);
    },
  });
  let groups: readonly CartGroup[];
  const list = createStoredList("shopCart", options, (lines) => {
    groups = groupLines(lines);
    state.lines = asValue(lines);
  });
  const change = list.restore;

  const replace = (which: Which, fields: Partial<CartLine>): void =>
    change(state.lines.map((line, index) => (which(line, index) ? { ...line, ...fields } : line)));

  const cart: Cart = {
    ...list,
    state,
    add(item, num = 1) {
      checkPieces(num);
      const index = state.lines.findIndex((line) => isSameLine(line, item));
      const line = state.lines[index];
      if (line) cart.update(index, "num", line.num + num);
      else change([...state.lines, { ...item, num }]);
    },
    removeAt(index) {
      const line = state.lines[index];
      change(state.lines.filter((_, at) => at !== index));
      return line;
    },
    update(index, key, value) {
      if (key === "num") checkPieces(value);
      replace((_, at) => at === index, { [key]: value });
    },
    groups: () => groups,
    selected: () => state.lines.filter(isSelected),
    select: (checked, which = () => true) => replace(which, { checked }),
    selectOnly(index) {
      cart.select(false);
      cart.update(index, "checked", true);
    },
  };
  return cart;
}
