export { CartScreen as Screen } from "../features/cart/cart-screen";
