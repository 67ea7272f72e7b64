export { LoginScreen as Screen } from "../features/account/login-screen";
