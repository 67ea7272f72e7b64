import { lazy, Suspense } from "react";
import { useSearch } from "wouter";
import { OrderDetail } from "./order-detail";
import { OrderList } from "./order-list";
import { Waiting } from "./waiting";

/** Written rarely: it comes when it is needed. */
const ReviewScreen = lazy(async () => ({ default: (await import("./review-screen")).ReviewScreen }));

/** /order: the buyer's orders, the one that `?no=` names, or its reviews (specification section 2). */
export function OrderScreen() {
  const query = new URLSearchParams(useSearch());
  const no = query.get("no");
  if (!no) return <OrderList tab={query.get("tab") ?? ""} />;
  if (query.get("view") !== "review") return <OrderDetail key={no} no={no} />;
  return (
    <Suspense fallback={<Waiting />}>
      <ReviewScreen key={no} no={no} />
    </Suspense>
  );
}
