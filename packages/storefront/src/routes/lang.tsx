export { LanguageScreen as Screen } from "../features/account/language-screen";
