export { RechargeDetailScreen as Screen } from "../features/wallet/recharge-detail-screen";
