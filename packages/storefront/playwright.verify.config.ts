import { part } from "./e2e/part";

/* Browser tests on the mock, in long words and languages, and with injected failures. */
export default part("verify:e2e", ["mock", "long", "faults"]);
