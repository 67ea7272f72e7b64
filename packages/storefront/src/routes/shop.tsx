import { SkeletonList } from "marketplace-react/ui";
import { useEffect, useState } from "react";
import { CartScreen } from "../features/cart/cart-screen";
import { useSearch } from "../shared/navigation/link";
import { retryWithBackoff } from "../shared/retry-with-backoff";

/** /shop: the cart, or adding to it by a list. */
export function Screen() {
  return new URLSearchParams(useSearch()).get("view") === "list" ? <ByList /> : <CartScreen />;
}

/** Most visits don't need it, so it has its own chunk. */
function ByList() {
  const [loaded, setLoaded] = useState<typeof import("../features/cart/list-screen")>();
  useEffect(() => retryWithBackoff(() => import("../features/cart/list-screen").then(setLoaded)), []);
  return loaded ? <loaded.ListScreen /> : <SkeletonList />;
}
