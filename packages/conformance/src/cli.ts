#!/usr/bin/env node
import { run } from "./command.js";

const stop = new AbortController();
// The second time it ends at once, as usual.
process.once("SIGINT", () => {
  stop.abort();
  process.stderr.write("\nStopping; Ctrl-C again stops at once.\n");
});
process.exitCode = await run(process.argv.slice(2), process.env, process, stop.signal);
