export { RechargeScreen as Screen } from "../features/wallet/recharge/recharge-screen";
