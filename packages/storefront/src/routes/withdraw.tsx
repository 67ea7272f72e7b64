export { WithdrawScreen as Screen } from "../features/withdraw/withdraw-screen";
