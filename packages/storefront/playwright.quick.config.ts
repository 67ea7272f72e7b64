import { part } from "./e2e/part";

/* What `npm test` shows in a browser: the shop on the mock. */
export default part("e2e", ["quick"]);
