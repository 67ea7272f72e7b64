import type { Store } from "marketplace-sdk";

/** Whether the store sells now; states nobody knows count as closed (contract: `Store.status`). */
export function isOpen({ status }: Pick<Store, "status">): boolean {
  return !status || status === "open";
}

/** The figures of a store (docs/product.md, "Store page"). What the server does not send is left out. */
export interface StoreFigure {
  id: "sellCount" | "proCount" | "reputation" | "credit" | "trade";
  value: number | string;
}

/** The five figures in their documented order. */
export function figuresOf(shop: Store): readonly StoreFigure[] {
  const all: readonly { id: StoreFigure["id"]; value: number | string | null | undefined }[] = [
    { id: "sellCount", value: shop.sell_count },
    { id: "proCount", value: shop.pro_count },
    { id: "reputation", value: shop.reputation },
    { id: "credit", value: shop.credit_score },
    { id: "trade", value: shop.trade_amount },
  ];
  return all.flatMap(({ id, value }) =>
    value === undefined || value === null || value === "" ? [] : [{ id, value }],
  );
}
