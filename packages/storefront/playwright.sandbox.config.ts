import { part } from "./e2e/part";

/* Journeys on the server that remembers. */
export default part("verify:sandbox", ["sandbox"]);
