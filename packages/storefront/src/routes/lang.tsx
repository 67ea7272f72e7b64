export { LanguageScreen as Screen } from "../features/settings/language-screen";
