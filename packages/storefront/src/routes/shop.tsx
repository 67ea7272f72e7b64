import { useSearchParams } from "wouter";
import { CartScreen } from "../features/cart/cart-screen";
import { byList } from "./nested-screens";

/** /shop: the cart, or adding to it by a list. */
export function Screen() {
  return useSearchParams()[0].get("view") === "list" ? <byList.Part /> : <CartScreen />;
}
