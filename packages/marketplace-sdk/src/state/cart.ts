import { proxy } from "valtio/vanilla";
import { asStoredLine } from "../storage/codecs.js";
import type { StoredLine } from "../storage/index.js";
import { type CartGroup, groupLines, isSameLine, isSelected } from "./cart-lines.js";
import { createPersistedList, type PersistedList, type PersistedListOptions } from "./persisted-list.js";

/** A line of the cart. */
export type CartLine = StoredLine;

/** What is added to the cart: a line without its quantity. */
export type CartItem = Omit<CartLine, "num">;

/** For `useSnapshot` and `subscribe` of valtio. */
export interface CartState {
  /** An immutable array: every change creates a new one. */
  readonly lines: readonly CartLine[];
  /** Sum of all quantities. */
  readonly count: number;
}

type LinePredicate = (line: CartLine, index: number) => boolean;

/** The cart (docs/product.md, "Cart"). Every change is saved. Indexes refer to `state.lines`. */
export interface Cart extends PersistedList<readonly CartLine[]> {
  /** Changes with every method and with what other tabs store. */
  readonly state: CartState;
  /** What a page shows before it knows what this device keeps, as a server draws it: for `useSyncExternalStore`. Never changes. */
  readonly initialState: CartState;
  /**
   * Adds to the quantity of the line with the same `id`, `shopId` and, beyond docs/product.md, "Cart", the same `skuId`;
   * without such a line, appends one. Fields that are not what {@link CartLine} says are left out.
   * @throws {RangeError} when a quantity would not be a whole number from 1 to 2^32 - 1, and without `id` and `shopId`.
   */
  add(item: CartItem, num?: number): void;
  /** Removes a line and returns it; undefined when there is no line at this index. */
  removeAt(index: number): CartLine | undefined;
  /**
   * Changes one field of a line. Does nothing when there is no line at this index.
   * @throws {RangeError} when `num` would not be a whole number from 1 to 2^32 - 1, or an id not one.
   */
  update<Key extends keyof CartLine>(index: number, key: Key, value: CartLine[Key]): void;
  /** Lines by store, in the order they appear. The same array until the lines change. */
  groups(): readonly CartGroup[];
  /** The selected lines. New lines are selected. */
  selected(): readonly CartLine[];
  /**
   * Selects or unselects the lines that match, by default all: `select(true, (line) => line.shopId === shopId)`.
   * For a single line use `update(index, "checked", false)`.
   */
  select(checked: boolean, matches?: LinePredicate): void;
  /** Selects one line and unselects all others: Buy Now. */
  selectOnly(index: number): void;
}

const EMPTY: CartState = { lines: [], count: 0 };

/** Creates the cart of this page, with the lines that are stored. */
export function createCart(options: PersistedListOptions): Cart {
  const state: { lines: readonly CartLine[]; readonly count: number } = proxy({
    lines: [],
    get count() {
      return state.lines.reduce((sum, { num }) => sum + num, 0);
    },
  });
  let groups: readonly CartGroup[];
  const list = createPersistedList("shopCart", options, (lines) => {
    groups = groupLines(lines);
    state.lines = lines;
  });

  /** Replaces the lines that are stored now by what `work` returns for them. */
  const edit = (work: (line: CartLine, index: number) => CartLine | readonly CartLine[]): void => {
    list.refresh();
    list.replace(state.lines.flatMap(work));
  };

  /** Changes one line. An index means the line that is shown there: another tab may have moved it. */
  const changeAt = (index: number, work: (line: CartLine) => CartLine | []): void => {
    const shown = state.lines[index];
    edit((line) => (shown && isSameLine(line, shown) ? work(line) : line));
  };

  const cart: Cart = {
    ...list,
    state,
    initialState: EMPTY,
    add(item, num = 1) {
      assertQuantity(num);
      const added = toLine({ ...item, num });
      list.refresh();
      const index = state.lines.findIndex((line) => isSameLine(line, added));
      const line = state.lines[index];
      if (line) cart.update(index, "num", line.num + num);
      else list.replace([...state.lines, added]);
    },
    removeAt(index) {
      const shown = state.lines[index];
      changeAt(index, () => []);
      return shown;
    },
    update(index, key, value) {
      if (key === "num") assertQuantity(value);
      changeAt(index, (line) => toLine({ ...line, [key]: value }));
    },
    groups: () => groups,
    selected: () => state.lines.filter(isSelected),
    select: (checked, matches = () => true) =>
      edit((line, index) => (matches(line, index) ? { ...line, checked } : line)),
    selectOnly(index) {
      const shown = state.lines[index];
      edit((line) => ({ ...line, checked: !!shown && isSameLine(line, shown) }));
    },
  };
  return cart;
}

/** A line as the storage takes it: one that could not be read again would cost all the others. */
function toLine(fields: CartLine): CartLine {
  const line = asStoredLine(fields);
  if (!line) throw new RangeError("A cart line needs id and shopId");
  return line;
}

/** The stored format holds whole numbers up to 2^32 - 1. */
function assertQuantity(num: unknown): void {
  const isQuantity = num !== 0 && Number(num) >>> 0 === num;
  if (!isQuantity) throw new RangeError(`Not a quantity: ${num}`);
}
