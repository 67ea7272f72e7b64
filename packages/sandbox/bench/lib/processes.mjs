import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { ensureTools, toolProgram } from "../../../../scripts/lib/tools.mjs";

/**
 * A worker of `workers/` in its own process.
 *
 * @template First, Answer
 * @typedef {object} Worker
 * @property {First} first what it reported when ready
 * @property {(question: unknown) => Promise<Answer>} ask
 * @property {() => Promise<void>} close
 */

/**
 * @template First, Answer
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<Worker<First, Answer>>}
 * @throws {Error} when it ends before it is ready
 */
export async function startWorker(name, args) {
  const child = fork(fileURLToPath(new URL(`../workers/${name}.mjs`, import.meta.url)), args);
  const ended = once(child, "exit");
  const message = async () => {
    const [answer] = await Promise.race([
      once(child, "message"),
      ended.then(() => Promise.reject(new Error(`The worker ${name} ended`))),
    ]);
    return answer;
  };
  return {
    first: await message(),
    ask(question) {
      child.send(Object(question));
      return message();
    },
    async close() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/**
 * Prism's own command-line program as a mock of a document.
 *
 * @param {string} document file
 * @param {string[]} options such as `-v silent`; without one it logs every request, as it usually does
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startPrism(document, options) {
  await ensureTools();
  const program = toolProgram("@stoplight/prism-cli");
  const port = String(await freePort());
  const args = [program, "mock", "--host", "127.0.0.1", "--port", port, ...options, document];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`Prism ended with code ${child.exitCode}`);
  }
  return {
    url,
    async close() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

const answers = (/** @type {string} */ url) =>
  fetch(url).then(
    () => true,
    () => new Promise((resolve) => setTimeout(() => resolve(false), 50)),
  );

async function freePort() {
  const { createServer } = await import("node:net");
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
