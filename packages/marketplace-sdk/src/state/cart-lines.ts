import type { StoredId, StoredLine } from "../storage";
import { isSameId } from "./lists";

/** Lines of one store, under the names of docs/product.md, "Stored on the device". */
export interface CartGroup {
  readonly shopId: StoredId;
  readonly shopName: string;
  readonly goods: readonly StoredLine[];
  /** Those of `goods` that are selected. */
  readonly checkes: readonly StoredLine[];
}

/** What a line is the same by. */
type Identity = Pick<StoredLine, "id" | "shopId" | "skuId">;

/** Same product of the same store in the same variant. */
export const isSameLine = (one: Identity, other: Identity): boolean =>
  isSameId(one.id, other.id) && isSameId(one.shopId, other.shopId) && isSameId(one.skuId, other.skuId);

/** Whether a line counts for the total. Lines of other clients carry no such field and count. */
export const isSelected = ({ checked }: StoredLine): boolean => checked !== false;

/** Groups lines by store, stores and lines in order of appearance. */
export function groupLines(lines: readonly StoredLine[]): readonly CartGroup[] {
  const groups = new Map<
    string,
    { shopId: StoredId; shopName: string; goods: StoredLine[]; checkes: StoredLine[] }
  >();
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
