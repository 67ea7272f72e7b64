export { FundPasswordScreen as Screen } from "../features/wallet/fund-password/fund-password-screen";
