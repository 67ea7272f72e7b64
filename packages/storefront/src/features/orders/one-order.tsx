import { InvoiceScreen } from "./invoice-screen";
import { OrderDetail } from "./order-detail";
import { ProblemScreen } from "./problem-screen";
import { ReviewScreen } from "./review-screen";

/** An order, its invoice, its reviews or a problem with it. */
export function OneOrder({ no, view }: { no: string; view: string | null }) {
  if (view === "review") return <ReviewScreen key={no} no={no} />;
  if (view === "invoice") return <InvoiceScreen key={no} no={no} />;
  return view === "problem" ? <ProblemScreen key={no} no={no} /> : <OrderDetail key={no} no={no} />;
}
