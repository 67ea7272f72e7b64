export { RegisterScreen as Screen } from "../features/auth/register-screen";
