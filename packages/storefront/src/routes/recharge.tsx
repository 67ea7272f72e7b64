export { RechargeScreen as Screen } from "../features/wallet/recharge-screen";
