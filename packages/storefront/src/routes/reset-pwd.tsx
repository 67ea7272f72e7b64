export { PasswordScreen as Screen } from "../features/settings/password-screen";
