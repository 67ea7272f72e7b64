import { isTrue } from "marketplace-react";
import type { PurchaseRequest } from "marketplace-sdk";
import type { CategoryGroup } from "../../entities/category/category-groups";

/** Whether offers can still be made. A request that the server forgot to close counts as closed after its deadline. */
export function isOpen(
  { status, expires_at }: Pick<PurchaseRequest, "status" | "expires_at">,
  nowSeconds: number,
): boolean {
  return status === "open" && (!expires_at || expires_at > nowSeconds);
}

/** Whether the signed-in user posted it. */
export const isOwn = ({ is_own }: Pick<PurchaseRequest, "is_own">): boolean => isTrue(is_own);

/** Name of a category; undefined for none (0) or an unknown one. */
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
