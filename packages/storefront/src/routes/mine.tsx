export { AccountScreen as Screen } from "../features/account/account-screen";
