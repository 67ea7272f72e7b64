import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CONNECTIONS, once, post } from "./load.mjs";
import { startPrism, startWorker } from "./processes.mjs";

const OPENAPI = new URL("../../../../openapi/", import.meta.url);
export const LIST = "/api/index/pro";
export const PAY = "/api/pay/balance";
/** What a first page asks for. */
export const PAGE = { limit: 20 };

/** @param {string} url */
export const askList = (url) => post(url, LIST, PAGE);

/** Another page with each number, so that no two calls at a time ask for the same. @param {string} url @param {number} number */
export const askOtherPage = (url, number) => post(url, LIST, { ...PAGE, page: 1 + (number % CONNECTIONS) });

/**
 * The bare limit: a Hono route that answers with the list, which it has at hand as an object.
 *
 * @param {object} list
 * @returns {Promise<import("./processes.mjs").Worker<{ url: string }, never>>}
 */
export const startHono = (list) => startWorker("hono", [JSON.stringify({ [LIST]: list })]);

/**
 * Prism twice, as it usually logs and silent, with that list as the example of the operation.
 *
 * @param {string} folder for the contract with the list in it
 * @param {object} list
 */
export async function startPrisms(folder, list) {
  execFileSync(process.execPath, [fileURLToPath(new URL("scripts/build.mjs", OPENAPI))], {
    stdio: "ignore",
  });
  const contract = JSON.parse(readFileSync(new URL("dist/openapi.json", OPENAPI), "utf8"));
  const media = contract.paths[LIST].post.responses["200"].content["application/json"];
  media.examples = { list: { value: list } };
  const file = join(folder, "contract.json");
  writeFileSync(file, JSON.stringify(contract));
  const [usual, silent] = await Promise.all([startPrism(file, []), startPrism(file, ["-v", "silent"])]);
  for (const { url } of [usual, silent]) await once(url, askList(url));
  return { usual, silent };
}
