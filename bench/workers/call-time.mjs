import { callTimes } from "../lib/call-time.mjs";
import { loadAdapters } from "../lib/clients.mjs";

console.log(JSON.stringify(await callTimes(await loadAdapters(), { rounds: 40, calls: 250, listCalls: 25 })));
