import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import type { Db } from "../../../src/db/connect";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import type { Merchant, Viewer } from "../../../src/features/handler";
import { handlers } from "../../../src/features/index";
import { referenceTo } from "../../../src/features/uploads/references";
import type { Input } from "../../../src/http/contract";
import { START } from "../../support/call";
import { asker } from "../../support/call-handler";
import { addProduct, addShop, createWorld, type TestProduct, type World } from "../orders/fixtures";

export const CONTRACT = "2026-11";
const TEXTS = {
  en: {
    contract: { html: "<p>Agreement</p>", partyA: "Example Operations" },
  },
  de: { contract: { html: "<p>Vertrag</p>", partyA: "Example Operations" } },
};

/** A world with a contract to sign, and every answer held to the API's contract. */
export async function createShopWorld(settings: Parameters<typeof createWorld>[0] = {}) {
  const world = await createWorld(settings);
  await world.db`insert into setting (key, value)
    values ('site', ${world.db.json({ texts: TEXTS, contractVersion: CONTRACT, contractSign: "/uploads/signatures/operator.svg" })})`;
  return { ...world, say: asker(world.services) };
}
export type ShopWorld = Awaited<ReturnType<typeof createShopWorld>>;

export let world: ShopWorld;

/** Gives the file that calls it a world of its own, whose books are looked at in the end. */
export function inShopWorld(): void {
  beforeAll(async () => {
    world = await createShopWorld();
  });
  afterAll(async () => {
    expect(await brokenInvariants(world.db)).toEqual([]);
    await world.close();
  });
}

/** Stores an upload's row; its pixels do not matter here. @returns what uploads.image would have answered */
export async function addFile(db: Db, memberId: number, category: "public" | "kyc"): Promise<string> {
  const id = randomBytes(16).toString("hex");
  await db`insert into file (id, member_id, category, mime, width, height, bytes, createtime)
    values (${id}, ${memberId}, ${category}, 'image/webp', 1, 1, ${Buffer.from([1])}, ${START})`;
  return referenceTo(id, category);
}

/** A complete registration with files of the member's own. */
export async function registration(db: Db, { id, username }: Viewer) {
  const [logo, front, back, hold, sign] = await Promise.all([
    addFile(db, id, "public"),
    addFile(db, id, "kyc"),
    addFile(db, id, "kyc"),
    addFile(db, id, "kyc"),
    addFile(db, id, "kyc"),
  ]);
  return {
    logo,
    shopname: `Corner ${username}`,
    name: "Mira Example",
    number: `X${randomUUID().slice(0, 8)}421`,
    image_front: front,
    image_back: back,
    image_hold: hold,
    agree: 1 as const,
    contract_version: CONTRACT,
    sign,
    sign_date: "2026-11-20",
  };
}

/** A shop with a product of one or more variants. */
export async function shopWith(
  world: World,
  options: Parameters<typeof addProduct>[2] = {},
): Promise<{ owner: Merchant; product: TestProduct }> {
  const owner = await addShop(world);
  return { owner, product: await addProduct(world, owner.shopId, options) };
}

export const save = (
  world: ShopWorld,
  owner: Merchant,
  input: Input<"merchantProducts.save">,
  key?: string,
) =>
  world.say(
    "merchantProducts.save",
    handlers["merchantProducts.save"],
    owner,
    input,
    key === undefined ? {} : { key },
  );

export const info = (owner: Merchant, id: number) =>
  world.say("merchantProducts.get", handlers["merchantProducts.get"], owner, { id });

/** A shop without products, and a picture of its owner's. */
export async function newOwnerIn(world: ShopWorld) {
  const owner = await addShop(world);
  return { owner, picture: await addFile(world.db, owner.id, "public") };
}

/** A product without variants. */
export const plain = (picture: string) => ({
  category_id: 1,
  title: "Stoneware jug",
  images: [picture],
  price: "14.20",
  stock: 40,
});
/** A product in two of four combinations. */
export const varied = (picture: string) => ({
  category_id: 1,
  title: "Mug",
  images: [picture],
  specs: [
    { name: "Colour", items: ["Cream", "Sage"] },
    { name: "Size", items: ["S", "L"] },
  ],
  skus: [
    { spec: ["Cream", "S"], price: "9.90", stock: 5 },
    { spec: ["Sage", "L"], price: "7.50", stock: 8, image: picture },
  ],
});
