// First: modules read their globals when they are loaded.
import "./globals.js";
import * as sdk from "marketplace-sdk";
import * as state from "marketplace-sdk/state";
import * as storage from "marketplace-sdk/storage";
import * as sync from "marketplace-sdk/sync";
import { cases } from "./cases.js";

/** Prints one line: the cases and what was wrong with them. */
async function run() {
  const results = [];
  for (const [name, test] of Object.entries(cases)) {
    try {
      await test({ ...sdk, ...state, ...storage, ...sync });
      results.push({ name });
    } catch (error) {
      results.push({ name, error: `${error}\n${error.stack}` });
    }
  }
  globalThis.print(JSON.stringify(results));
}
run();
