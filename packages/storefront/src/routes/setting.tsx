export { SettingScreen as Screen } from "../features/settings/setting-screen";
