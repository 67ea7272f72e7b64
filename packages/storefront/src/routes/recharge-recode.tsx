export { RecordsScreen as Screen } from "../features/wallet/recharge/records-screen";
