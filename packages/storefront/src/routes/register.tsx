export { RegisterScreen as Screen } from "../features/account/register-screen";
