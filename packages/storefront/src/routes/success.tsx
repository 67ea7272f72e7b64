export { SuccessScreen as Screen } from "../features/checkout/success-screen";
