import { useSearch } from "../../shared/navigation/link";
import { InvoiceScreen } from "./invoice-screen";
import { OrderDetail } from "./order-detail";
import { OrderList } from "./order-list";
import { ProblemScreen } from "./problem-screen";
import { ReviewScreen } from "./review-screen";

/** /order: the buyer's orders, the one that `?no=` names, its invoice, its reviews or a problem with it (docs/product.md, "Orders"). */
export function OrdersScreen() {
  const query = new URLSearchParams(useSearch());
  const no = query.get("no");
  if (!no) return <OrderList tab={query.get("tab") ?? ""} />;
  const view = query.get("view");
  if (view === "review") return <ReviewScreen key={no} no={no} />;
  if (view === "invoice") return <InvoiceScreen key={no} no={no} />;
  return view === "problem" ? <ProblemScreen key={no} no={no} /> : <OrderDetail key={no} no={no} />;
}
