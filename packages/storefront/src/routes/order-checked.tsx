export { CheckoutScreen as Screen } from "../features/checkout/checkout-screen";
