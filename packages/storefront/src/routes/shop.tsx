import { CartScreen } from "../features/cart/cart-screen";
import { useSearch } from "../shared/navigation/link";
import { byList } from "./later-parts";

/** /shop: the cart, or adding to it by a list. */
export function Screen() {
  return new URLSearchParams(useSearch()).get("view") === "list" ? <byList.Part /> : <CartScreen />;
}
