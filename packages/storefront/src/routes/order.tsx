import { OrdersScreen } from "../features/orders/orders-screen";
import { useSearch } from "../shared/navigation/link";
import { queryId } from "../shared/navigation/query-id";
import { offers } from "./later-parts";

/** /order : the buyer's orders, and with `view=offers` what stores offer for a purchase request. Features do not know each other. */
export function Screen() {
  const query = new URLSearchParams(useSearch());
  const id = queryId(query, "id");
  return query.get("view") === "offers" && id ? <offers.Part key={id} id={id} /> : <OrdersScreen />;
}
