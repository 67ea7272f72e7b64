export { KnowScreen as Screen } from "../features/articles/know-screen";
