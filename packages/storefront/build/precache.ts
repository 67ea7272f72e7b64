import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { KEPT_PAGE } from "../src/sw/kept-page.ts";
import { routeViews } from "./preload-manifest.ts";

const WORKER = "service-worker.js";
/** Replaced in the worker by a {@link Precache}. */
const PLACEHOLDER = "__PRECACHE__";
/** Other languages, and AES-ECB for a stored user in that format, are cached when they are used: few users need them. */
const LEFT_OUT = /^assets\/(texts-(?!en-)|aes-ecb-)|^preload-manifest\.json$|\.map$/;

/** What the worker keeps of a build. */
export interface Precache {
  /** Changes with the content of any file. */
  version: string;
  files: readonly string[];
  /** First parts of the shop's own addresses, empty for the home page: all others are the server's. */
  screens: readonly string[];
}

/**
 * @param contents files of the build by name
 * @param screens first parts of the addresses of all screens but the home page
 */
export function precacheOf(
  contents: ReadonlyMap<string, string | Uint8Array>,
  screens: readonly string[],
): Precache {
  const names = [...contents.keys()].filter((name) => name !== WORKER && !LEFT_OUT.test(name)).sort();
  const hash = createHash("sha256");
  for (const name of names) hash.update(name).update(contents.get(name) ?? "");
  return {
    version: hash.digest("hex").slice(0, 12),
    files: names.map((name) => (name === "index.html" ? KEPT_PAGE : `/${name}`)),
    screens: ["", ...new Set(screens)],
  };
}

/** Hands the worker the app shell's files, so that a changed build is a changed worker. */
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
        const contents = new Map<string, string | Uint8Array>();
        for (const [name, file] of Object.entries(bundle)) {
          contents.set(name, file.type === "chunk" ? file.code : file.source);
        }
        const screens = routeViews.map(({ part }) => part);
        worker.code = worker.code.replace(PLACEHOLDER, () => JSON.stringify(precacheOf(contents, screens)));
      },
    },
  };
}
