import { callTimes, EFFORT } from "../lib/call-time.mjs";
import { loadAdapters } from "../lib/clients.mjs";

console.log(JSON.stringify(await callTimes(await loadAdapters(), EFFORT)));
