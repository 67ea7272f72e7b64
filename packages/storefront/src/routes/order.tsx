import { SkeletonList } from "marketplace-react/ui";
import { useEffect, useState } from "react";
import { OrdersScreen } from "../features/orders/orders-screen";
import { useSearch } from "../shared/navigation/link";
import { retryWithBackoff } from "../shared/retry-with-backoff";

/** /order : the buyer's orders, and with `view=offers` what stores offer for a purchase request. Features do not know each other. */
export function Screen() {
  const query = new URLSearchParams(useSearch());
  const id = query.get("id");
  return query.get("view") === "offers" && id ? <Offers key={id} id={id} /> : <OrdersScreen />;
}

/** Few visits come here, so it has its own chunk. */
function Offers({ id }: { id: string }) {
  const [loaded, setLoaded] = useState<typeof import("../features/offers/offers-screen")>();
  useEffect(() => retryWithBackoff(() => import("../features/offers/offers-screen").then(setLoaded)), []);
  return loaded ? <loaded.OffersScreen id={id} /> : <SkeletonList />;
}
