import { readFile } from "node:fs/promises";
import { caller, decide } from "./api.mjs";
import { register } from "./trader.mjs";

const PICTURE = new URL("../../public/icon-512.png", import.meta.url);

/**
 * @param {string} url
 * @param {string} token
 * @param {string} [category]
 * @returns {Promise<string>} what the server calls the picture
 */
async function upload(url, token, category) {
  const body = new FormData();
  body.set("file", new Blob([await readFile(PICTURE)], { type: "image/png" }), "picture.png");
  if (category) body.set("category", category);
  const answer = await fetch(new URL("/api/index/upload", url), { method: "POST", headers: { token }, body });
  const { code, msg, data } = await answer.json();
  if (code !== 1) throw new Error(`A picture was refused: ${msg}`);
  return data.url;
}

/**
 * A user who applies for a store.
 *
 * @param {string} url
 * @param {string} shopname a name not taken yet
 */
async function apply(url, shopname) {
  const { token, username } = await register(url);
  const [logo, paper] = await Promise.all([upload(url, token), upload(url, token, "kyc")]);
  const documents = { image_front: paper, image_back: paper, image_hold: paper, sign: paper };
  const person = { name: "Noor Example", number: `X${username}` };
  const signed = { agree: 1, sign_date: new Date().toISOString().slice(0, 10) };
  const application = { logo, shopname, ...person, ...documents, ...signed };
  const { id } = await caller(url, token)("merchant/reg", application);
  return { token, id, logo };
}

/**
 * Applicants in three states: waiting, partly rejected, and approved with one product.
 *
 * @param {string} url of a sandbox with its admin console
 * @param {string} mark makes the names of the stores new
 */
export async function setSellers(url, mark) {
  const waiting = await apply(url, `Kite ${mark}`);
  const refused = await apply(url, `Lantern ${mark}`);
  await decide(url, "merchants/reject", {
    id: refused.id,
    image_back: "Please photograph it again in daylight.",
    number: "The number on the photo is another one.",
  });
  const opened = await apply(url, `Harvest ${mark}`);
  await decide(url, "merchants/approve", { id: opened.id });

  const call = caller(url, opened.token);
  const { data: others } = await call("index/pro", { limit: 1 });
  const draft = {
    category_id: others[0].category_id,
    title: "Linen towel, 70 × 140 cm",
    images: [opened.logo],
  };
  const product = await call("merchant/pro_save", { ...draft, price: "11.90", stock: 5_000 });
  await call("merchant/pro_state", { id: product.id, status: "on" });
  const prices = ["11.90", "13.90"];
  return {
    waiting: waiting.token,
    refused: refused.token,
    towel: product.id,
    /** Raises the towel's price, or restores it. */
    async changePrice() {
      prices.reverse();
      const { id, version } = await call("merchant/pro_info", { id: product.id });
      await call("merchant/pro_save", { ...draft, id, version, price: prices[0], stock: 5_000 });
    },
  };
}
