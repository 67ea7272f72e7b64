export { RecordsScreen as Screen } from "../features/wallet/records-screen";
