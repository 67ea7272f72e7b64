import { part } from "./e2e/part";

/* Browser tests on the mock, in long words and languages, with injected failures, and in front of foreign servers. */
export default part("verify:e2e", ["mock", "long", "faults", "servers"]);
