export { RechargeDetailScreen as Screen } from "../features/wallet/recharge/recharge-detail-screen";
