export { SettingScreen as Screen } from "../features/account/setting-screen";
