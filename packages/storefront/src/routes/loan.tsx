export { LoanScreen as Screen } from "../features/loan/loan-screen";
