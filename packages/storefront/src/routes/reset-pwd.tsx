export { PasswordScreen as Screen } from "../features/account/password-screen";
