export { LoanScreen as Screen } from "../features/wallet/loan/loan-screen";
