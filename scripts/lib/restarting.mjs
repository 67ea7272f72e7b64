import { watch } from "node:fs";

/** @typedef {import("./serve.mjs").Running} Running */

/**
 * Keeps a server running on files that change: each change closes it and starts it again. Changes during a restart
 * lead to one more, and a start that fails is tried again at the next change.
 *
 * @param {() => Promise<Running>} start
 * @param {string} folder watched with all below it
 * @param {object} [options]
 * @param {(message: string) => void} [options.complain] told why a restart failed
 * @param {(folder: string, changed: () => void) => { close: () => void }} [options.observe] replaced in tests
 * @returns {Promise<Running>}
 * @throws what the first `start` throws
 */
export async function restarting(start, folder, { complain = console.error, observe = watchFolder } = {}) {
  const first = await start();
  /** @type {Running | undefined} */
  let current = first;
  let pending = false;
  let ended = false;
  let work = Promise.resolve();

  const restart = async () => {
    pending = false;
    if (ended) return;
    await current?.close();
    current = undefined;
    try {
      current = await start();
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error));
    }
  };
  const watcher = observe(folder, () => {
    if (pending) return;
    pending = true;
    work = work.then(restart);
  });

  return {
    url: first.url,
    close: async () => {
      ended = true;
      watcher.close();
      await work;
      await current?.close();
    },
  };
}

/**
 * @param {string} folder
 * @param {() => void} changed
 */
function watchFolder(folder, changed) {
  return watch(folder, { recursive: true }, (_event, name) => {
    if (name && /\.(ya?ml|json|svg)$/.test(name) && !name.includes("node_modules")) changed();
  });
}
