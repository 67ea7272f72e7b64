export { OrderScreen as Screen } from "../features/orders/order-screen";
