import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import type { Input } from "../../../src/contract/operations";
import type { Db } from "../../../src/db/connect";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { handlers } from "../../../src/features/index";
import { keepContractText, offerContract } from "../../../src/features/merchants/contract-text";
import { referenceTo } from "../../../src/features/uploads/references";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import { START } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { addProduct, addShop, createFixtures, type Fixtures, type TestProduct } from "../orders/fixtures";

export const CONTRACT = "2026-11";
const TEXTS = { en: "<p>Agreement</p>", de: "<p>Vertrag</p>" };

/** Publishes a version of the contract, and has it signed from now on. */
export const addContract = (db: Db, version: string, texts: Readonly<Record<string, string>> = TEXTS) =>
  db.begin(async (tx) => {
    for (const [language, html] of Object.entries(texts)) {
      const sign = "/uploads/signatures/operator.webp";
      await keepContractText(tx, { version, language, html, party_a: "Example Operations", sign });
    }
    await offerContract(tx, version);
  });

/** The fixtures with a contract to sign, and every answer held to the API's contract. */
export async function createMerchantFixtures(settings: Parameters<typeof createFixtures>[0] = {}) {
  const fixtures = await createFixtures(settings);
  await addContract(fixtures.db, CONTRACT);
  return { ...fixtures, callHandler: createCallHandler(fixtures.services) };
}
export type MerchantFixtures = Awaited<ReturnType<typeof createMerchantFixtures>>;

export let fixtures: MerchantFixtures;

/** Gives the calling file its own fixtures, whose books are checked at the end. */
export function useMerchantFixtures(): void {
  beforeAll(async () => {
    fixtures = await createMerchantFixtures();
  });
  afterAll(async () => {
    expect(await brokenInvariants(fixtures.db)).toEqual([]);
    await fixtures.close();
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
  fixtures: Fixtures,
  options: Parameters<typeof addProduct>[2] = {},
): Promise<{ owner: Merchant; product: TestProduct }> {
  const owner = await addShop(fixtures);
  return { owner, product: await addProduct(fixtures, owner.shopId, options) };
}

export const save = (
  fixtures: MerchantFixtures,
  owner: Merchant,
  input: Input<"merchantProducts.save">,
  key?: string,
) =>
  fixtures.callHandler(
    "merchantProducts.save",
    handlers["merchantProducts.save"],
    owner,
    input,
    key === undefined ? {} : { key },
  );

export const info = (owner: Merchant, id: number) =>
  fixtures.callHandler("merchantProducts.get", handlers["merchantProducts.get"], owner, { id });

/** A shop without products, and a picture of its owner's. */
export async function newOwnerIn(fixtures: MerchantFixtures) {
  const owner = await addShop(fixtures);
  return { owner, picture: await addFile(fixtures.db, owner.id, "public") };
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
    { name: "Color", items: ["Cream", "Sage"] },
    { name: "Size", items: ["S", "L"] },
  ],
  skus: [
    { spec: ["Cream", "S"], price: "9.90", stock: 5 },
    { spec: ["Sage", "L"], price: "7.50", stock: 8, image: picture },
  ],
});
