// Node, Bun and Deno, from an ES module.
import * as sdk from "marketplace-sdk";
import { runCases } from "../cases.mjs";

const results = await runCases(sdk, JSON.parse(globalThis.process.env.ADDRESSES));
console.log(JSON.stringify(results));
globalThis.process.exit();
