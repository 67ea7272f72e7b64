export { RecordsScreen as Screen } from "../features/wallet/withdrawal/records-screen";
