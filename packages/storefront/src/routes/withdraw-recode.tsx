export { RecordsScreen as Screen } from "../features/withdraw/records-screen";
