export { PayScreen as Screen } from "../features/checkout/pay-screen";
