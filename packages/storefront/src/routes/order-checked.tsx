export { OrderScreen as Screen } from "../features/checkout/order-screen";
