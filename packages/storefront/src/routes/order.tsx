import { useSearchParams } from "wouter";
import { OrdersScreen } from "../features/orders/orders-screen";
import { queryId } from "../shared/navigation/query-id";
import { offers } from "./nested-screens";

/** /order : the buyer's orders, and with `view=offers` what stores offer for a purchase request. Features do not know each other. */
export function Screen() {
  const [query] = useSearchParams();
  const id = queryId(query, "id");
  return query.get("view") === "offers" && id ? <offers.Part key={id} id={id} /> : <OrdersScreen />;
}
