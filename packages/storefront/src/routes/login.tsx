export { LoginScreen as Screen } from "../features/auth/login-screen";
