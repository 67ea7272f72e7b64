export { KnowScreen as Screen } from "../features/content/know-screen";
