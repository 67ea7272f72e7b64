import { isTrue } from "marketplace-react";
import type { PurchaseRequest } from "marketplace-sdk";
import type { CategoryGroup } from "../../entities/category/category-groups";

/** Whether offers are still welcome. Servers that forget to close one are not believed past its last second. */
export function isOpen(
  { status, expires_at }: Pick<PurchaseRequest, "status" | "expires_at">,
  nowSeconds: number,
): boolean {
  return status === "open" && (!expires_at || expires_at > nowSeconds);
}

/** Whether the signed-in user wrote it. */
export const isOwn = ({ is_own }: Pick<PurchaseRequest, "is_own">): boolean => isTrue(is_own);

/** Name of a category; undefined for none (0) and for one that is not known. */
export function categoryName(
  groups: readonly CategoryGroup[],
  id: PurchaseRequest["category_id"],
): string | undefined {
  const wanted = String(id ?? "");
  for (const { options } of groups) {
    const found = options.find((option) => option.id === wanted);
    if (found) return found.name;
  }
  return undefined;
}
