export { WithdrawalScreen as Screen } from "../features/wallet/withdrawal/withdrawal-screen";
