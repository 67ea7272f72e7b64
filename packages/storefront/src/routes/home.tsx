export { HomeScreen as Screen } from "../features/home/home-screen";
