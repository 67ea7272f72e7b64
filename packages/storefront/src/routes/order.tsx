export { Screen } from "./not-open";
