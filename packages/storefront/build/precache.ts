import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { routeViews } from "./preload-manifest.ts";

const WORKER = "service-worker.js";
/** Replaced in the worker by a {@link Precache}. */
const PLACEHOLDER = "__PRECACHE__";
/** Other languages, and AES-ECB for a stored user in that format, are cached when they are used: few users need them. */
const LATER = /^assets\/(texts-(?!en-)|aes-ecb-)/;
/** Nothing that a page asks for by itself. The page is kept under an address of its own, and may be written into. */
const LEFT_OUT = /^(service-worker\.js|preload-manifest\.json|index\.html)$|\.map$/;

/** What the worker knows of a build. */
export interface Precache {
  /** Changes with the content of any file, the worker's too: what an earlier worker kept is another one's. */
  version: string;
  /** Files kept when the worker is installed: their hashes, as `integrity` of a request, by address. */
  first: Readonly<Record<string, string>>;
  /** The same of files that are kept when they are used. */
  later: Readonly<Record<string, string>>;
  /** Addresses of the files that the page names. */
  page: readonly string[];
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
  const names = [...contents.keys()].filter((name) => !name.endsWith(".map")).sort();
  const hash = createHash("sha256");
  for (const name of names) hash.update(name).update(contents.get(name) ?? "");
  const kept = names.filter((name) => !LEFT_OUT.test(name));
  const listed = (listedNames: readonly string[]) =>
    Object.fromEntries(listedNames.map((name) => [`/${name}`, integrityOf(contents.get(name) ?? "")]));
  const html = `${contents.get("index.html")}`;
  return {
    version: hash.digest("hex").slice(0, 12),
    first: listed(kept.filter((name) => !LATER.test(name))),
    later: listed(kept.filter((name) => LATER.test(name))),
    page: [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address = ""]) => address),
    screens: ["", ...new Set(screens)],
  };
}

const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Hands the worker the build's files with their hashes, so that a changed build is a changed worker. */
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
