import { InvoiceScreen } from "./invoice-screen";
import { OrderDetail } from "./order-detail";
import { ProblemScreen } from "./problem-screen";
import { ReviewScreen } from "./review-screen";

/** One order, or the invoice, reviews or problem report of it, by `view`. */
export function OneOrder({ no, view }: { no: string; view: string | null }) {
  if (view === "review") return <ReviewScreen key={no} no={no} />;
  if (view === "invoice") return <InvoiceScreen key={no} no={no} />;
  return view === "problem" ? <ProblemScreen key={no} no={no} /> : <OrderDetail key={no} no={no} />;
}
