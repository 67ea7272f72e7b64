import type { StoredId, StoredLine } from "../storage/index.js";
import { isSameId } from "./persisted-list.js";

/** The lines of one store, under the names of docs/product.md, "Stored on the device". */
export interface CartGroup {
  /** The store's id, as in `stores.get`. */
  readonly shopId: StoredId;
  /** As its first line in the cart has it. */
  readonly shopName: string;
  /** All its lines, selected or not, in the order of the cart. */
  readonly goods: readonly StoredLine[];
  /** The selected lines of `goods`. */
  readonly checkes: readonly StoredLine[];
}

/** Fields that identify a line. */
type LineIdentity = Pick<StoredLine, "id" | "shopId" | "skuId">;

/** Whether two lines hold the same product of the same store in the same variant. */
export const isSameLine = (one: LineIdentity, other: LineIdentity): boolean =>
  isSameId(one.id, other.id) && isSameId(one.shopId, other.shopId) && isSameId(one.skuId, other.skuId);

/** Whether a line counts toward the total. A line without `checked` does: other clients don't store it. */
export const isSelected = ({ checked }: StoredLine): boolean => checked !== false;

/** Groups lines by store. Stores and lines keep the order in which they appear. */
export function groupLines(lines: readonly StoredLine[]): readonly CartGroup[] {
  const groups = new Map<string, CartGroup & { goods: StoredLine[]; checkes: StoredLine[] }>();
  for (const line of lines) {
    const { shopId, shopName } = line;
    const key = `${shopId}`;
    const group = groups.get(key) ?? { shopId, shopName, goods: [], checkes: [] };
    groups.set(key, group);
    group.goods.push(line);
    if (isSelected(line)) group.checkes.push(line);
  }
  return [...groups.values()];
}
