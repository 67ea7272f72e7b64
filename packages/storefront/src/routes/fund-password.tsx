export { FundScreen as Screen } from "../features/fund/fund-screen";
