import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const WORKER = "service-worker.js";
/** Replaced in the worker by the list of files. */
const PLACEHOLDER = "__PRECACHE__";
/** Tables of languages are kept when they are used: a reader needs one of them. */
const LEFT_OUT = /^assets\/table-|\.map$/;

/** One file the worker keeps: its address and a revision that changes with its content. */
export type PrecacheEntry = readonly [url: string, revision: string];

/** Hands the worker the app shell's files with their hashes, so that a changed build is a changed worker. */
export function precache(): Plugin {
  return {
    name: "precache",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error(`The build has no ${WORKER}.`);
        const entries: PrecacheEntry[] = [];
        for (const [name, file] of Object.entries(bundle)) {
          if (name === WORKER || LEFT_OUT.test(name)) continue;
          const content = file.type === "chunk" ? file.code : file.source;
          const revision = createHash("sha256").update(content).digest("hex").slice(0, 12);
          entries.push([name === "index.html" ? "/" : `/${name}`, revision]);
        }
        entries.sort(([a], [b]) => (a < b ? -1 : 1));
        worker.code = worker.code.replace(PLACEHOLDER, () => JSON.stringify(entries));
      },
    },
  };
}
