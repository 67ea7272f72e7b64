import { part } from "./e2e/part";

/* Every screen, for every role that has screens, in every language, width and theme. */
export default part("verify:screens", ["screens"]);
