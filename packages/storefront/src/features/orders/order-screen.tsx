import { useSearch } from "wouter";
import { OrderDetail } from "./order-detail";
import { OrderList } from "./order-list";
import { ReviewScreen } from "./review-screen";

/** /order: the buyer's orders, the one that `?no=` names, or its reviews (docs/product.md, "Orders"). */
export function OrderScreen() {
  const query = new URLSearchParams(useSearch());
  const no = query.get("no");
  if (!no) return <OrderList tab={query.get("tab") ?? ""} />;
  return query.get("view") === "review" ? (
    <ReviewScreen key={no} no={no} />
  ) : (
    <OrderDetail key={no} no={no} />
  );
}
