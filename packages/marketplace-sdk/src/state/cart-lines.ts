import type { StoredId, StoredLine } from "../storage";
import { isSameId } from "./lists";

/** Lines of one store, with the names the specification gives them (section 3). */
export interface CartGroup {
  readonly shopId: StoredId;
  readonly shopName: string;
  readonly goods: readonly StoredLine[];
  /** Those of `goods` that are selected. */
  readonly checkes: readonly StoredLine[];
}

/** Same product of the same store in the same variant. */
export const isSameLine = (
  one: Pick<StoredLine, "id" | "shopId" | "skuId">,
  other: Pick<StoredLine, "id" | "shopId" | "skuId">,
): boolean =>
  isSameId(one.id, other.id) &&
  isSameId(one.shopId, other.shopId) &&
  isSameId(one.skuId ?? "", other.skuId ?? "");

/** Whether a line counts for the total. Lines of other clients carry no such field and count. */
export const isSelected = (line: StoredLine): boolean => line.checked !== false;

/** Pieces in all lines. */
export const pieces = (lines: readonly StoredLine[]): number =>
  lines.reduce((sum, line) => sum + line.num, 0);

/** Groups lines by store, stores and lines in order of appearance. */
export function groupLines(lines: readonly StoredLine[]): readonly CartGroup[] {
  const groups = new Map<
    string,
    { shopId: StoredId; shopName: string; goods: StoredLine[]; checkes: StoredLine[] }
  >();
  for (const line of lines) {
    const { shopId, shopName } = line;
    let group = groups.get(`${shopId}`);
    if (!group) {
      group = { shopId, shopName, goods: [], checkes: [] };
      groups.set(`${shopId}`, group);
    }
    group.goods.push(line);
    if (isSelected(line)) group.checkes.push(line);
  }
  return [...groups.values()];
}
