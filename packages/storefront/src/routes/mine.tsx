export { MineScreen as Screen } from "../features/mine/mine-screen";
