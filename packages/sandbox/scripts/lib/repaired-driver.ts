import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";

/** One piece of the driver's text, which must be there exactly once, and what takes its place. */
type Repair = readonly [before: string, after: string];

/**
 * A connection that ends while a write waits for its turn, or in the middle of a transaction, is used again by `postgres` 3.4.9
 * as if nothing had happened: it writes to a socket that is gone, which ends the whole process (porsager/postgres#1154, #1208),
 * or it never writes again. What was left of a transaction would even run on the connection that takes its place.
 */
const REPAIRS: Readonly<Record<string, readonly Repair[]>> = {
  "connection.js": [
    // A query for a connection that is gone is refused. It counts as taken: the connection must not be moved to the busy ones.
    [
      "    if (stream)\n      return queryError(q,",
      "    if (socket === null) {\n      queryError(q, Errors.connection('CONNECTION_CLOSED', options))\n      return true\n    }\n\n    if (stream)\n      return queryError(q,",
    ],
    // An answer to the server's greeting that comes too late.
    ["    const x = socket.write(chunk, fn)", "    const x = socket === null || socket.write(chunk, fn)"],
    // What waited to be written is no greeting to the next server.
    [
      "    clearImmediate(nextWriteTimer)\n    socket.removeListener('data', data)",
      "    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener('data', data)",
    ],
    // Nor is its last error the answer to what comes first on the next connection.
    [
      "    closedTime = performance.now()\n",
      "    query = errorResponse = null\n    closedTime = performance.now()\n",
    ],
    // A server that ends the connection before it is ready, as a balancer without one behind it does: the call that waits for the
    // connection hears of it, instead of connecting anew without a pause and without an end.
    [
      "    if (initial)\n      return reconnect()\n",
      "    if (initial && target_session_attrs)\n      return reconnect()\n    if (initial) {\n      errored(Errors.connection('CONNECTION_CLOSED', options, socket))\n      options.shared.retries++\n    }\n",
    ],
    // Nor does the same in the middle of its first question end the process.
    ["        return fetchArrayTypes()", "        return fetchArrayTypes().catch(() => {})"],
    // A connection that was made for a query whose caller has left meanwhile is free for others.
    [
      "      initial && !initial.reserve && execute(initial)\n      options.shared.retries = retries = 0\n      initial = null\n      return\n    }\n",
      "      const left = initial && initial.cancelled\n      initial && !initial.reserve && execute(initial)\n      options.shared.retries = retries = 0\n      initial = null\n      if (!left)\n        return\n    }\n",
    ],
  ],
  "index.js": [
    // A transaction whose connection is gone stays gone.
    [
      "(_, reject) => connection.onclose = reject)",
      "(_, reject) => connection.onclose = error => (gone = error, reject(error)))",
    ],
    ["    let savepoints = 0\n", "    let gone\n    let savepoints = 0\n"],
    [
      "        q.catch(e => uncaughtError || (uncaughtError = e))\n",
      "        q.catch(e => uncaughtError || (uncaughtError = e))\n        if (gone)\n          return q.reject(gone)\n",
    ],
  ],
};

/** Takes the database driver into the bundle, with its repairs. Fails when a newer driver's text is another one. */
export const repairedDriver: Plugin = {
  name: "repaired-driver",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^postgres$/ }, () => ({ path: fileURLToPath(import.meta.resolve("postgres")) }));
    onLoad({ filter: /[\\/]postgres[\\/]src[\\/](connection|index)\.js$/ }, ({ path }) => {
      const repairs = REPAIRS[basename(path)] ?? [];
      return { contents: repairs.reduce(repair, readFileSync(path, "utf8")), loader: "js" };
    });
  },
};

function repair(text: string, [before, after]: Repair): string {
  const parts = text.split(before);
  if (parts.length !== 2)
    throw new Error(`The driver has changed; look again whether it needs this: ${after}`);
  return parts.join(after);
}
