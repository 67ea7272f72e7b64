import { ADAPTERS, measure } from "../clients/all.mjs";
import { inRounds, over } from "./rounds.mjs";

/**
 * @typedef {import("../clients/all.mjs").Client} Client
 * @typedef {(client: Client) => Promise<unknown>} Call
 */

const product = {
  id: 1002,
  shopname: "Example Harbour Trading",
  title: "Two-seat sofa with floor lamp, removable washable covers",
  image: "/uploads/products/1002/front.webp",
  images: ["/uploads/products/1002/front.webp", "/uploads/products/1002/close-up.webp"],
  price: "264.00",
  currency: "USDT",
  sales: 1240,
  freight_price: "12.50",
  is_favorite: 0,
  flags: ["hot", "month"],
  createtime: 1751975706,
};
const envelope = (/** @type {unknown} */ data) =>
  JSON.stringify({ code: 1, msg: "", time: "1795175706", data });
export const ARTICLE = envelope({ id: 101, category_id: 1, title: "How ordering works", content: "" });
/** @param {number} rows */
const page = (rows) =>
  envelope({ total: rows, per_page: rows, current_page: 1, last_page: 1, data: Array(rows).fill(product) });
const LONG_LIST = page(Math.round(100_000 / JSON.stringify(product).length));

/** @param {string} baseUrl @param {typeof globalThis.fetch} fetch @returns {Record<string, Client>} */
export function createClients(baseUrl, fetch) {
  const options = { baseUrl, fetch, token: "0f3c9a52-7d1e-4b60-9c1d-2a6f8e4b7c10", language: "en" };
  return Object.fromEntries(Object.entries(ADAPTERS).map(([name, { create }]) => [name, create(options)]));
}

/** Clients that are answered from memory. @param {string} list */
function stubbed(list) {
  const headers = { "content-type": "application/json" };
  return createClients("https://api.example.com", async (input) => {
    const url = typeof input === "string" ? input : "url" in input ? input.url : input.href;
    return new Response(url.includes("/index/pro") ? list : ARTICLE, { headers });
  });
}

/** @type {Call} */
const get = (client) => client.get(1);
/** @type {Call} */
const post = (client) => client.post(1);

/**
 * Nanoseconds of a call by client and round, one call after the other.
 *
 * @param {Record<string, Client>} clients
 * @param {Call} call
 * @param {number} rounds
 * @param {number} calls in a sample
 */
export async function timesOf(clients, call, rounds, calls) {
  const options = {
    batch_samples: calls,
    batch_threshold: 1e9,
    warmup_threshold: 1e9,
    min_cpu_time: 0,
    min_samples: 5,
  };
  /** @param {Client} client */
  const time = async (client) => (await measure(() => call(client), { ...options, gc: false })).p50;
  // Compilation belongs to a program's start, not to a call.
  await inRounds(clients, Math.min(10, rounds), time);
  return inRounds(clients, rounds, time);
}

/**
 * Microseconds that a call takes beyond `fetch`, and how many times `fetch` an answer of 100 kB takes. Runs in Node and in a page.
 *
 * @param {number} rounds
 */
export async function callTimes(rounds) {
  const small = stubbed(page(1));
  const added = (/** @type {number} */ value, /** @type {number} */ base) => (value - base) / 1000;
  return {
    get: over(await timesOf(small, get, rounds, 100), "bare", added),
    post: over(await timesOf(small, post, rounds, 100), "bare", added),
    list: over(await timesOf(stubbed(LONG_LIST), post, rounds, 24), "bare"),
  };
}

/**
 * How many times the bytes of `fetch` a call allocates. Needs `--expose-gc`, and a young generation that is not collected meanwhile.
 *
 * @param {number} rounds
 * @param {() => number} heap bytes in use
 */
export async function allocations(rounds, heap) {
  const clients = stubbed(page(1));
  const options = {
    heap,
    inner_gc: true,
    batch_samples: 400,
    batch_threshold: 1e9,
    warmup_threshold: 1e9,
    min_cpu_time: 0,
  };
  const ratio = async (/** @type {Call} */ call) =>
    over(
      await inRounds(clients, rounds, async (client) => {
        const { heap: used } = await measure(() => call(client), { ...options, min_samples: 3 });
        return used?.avg ?? Number.NaN;
      }),
      "bare",
    );
  return { get: await ratio(get), post: await ratio(post) };
}
