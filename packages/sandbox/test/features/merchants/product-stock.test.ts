import { describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import type { Merchant } from "../../../src/kernel/handler";
import { expectError } from "../../support/errors";
import { addBuyer, buy, cart, decline, placeOrder, type TestProduct } from "../orders/fixtures";
import {
  addFile,
  fixtures,
  info,
  newOwnerIn,
  plain,
  save,
  shopWith,
  useMerchantFixtures,
  varied,
} from "./fixtures";

useMerchantFixtures();

/** A product on sale with one variant for each stock, and what a client sends that changes nothing but the title. */
async function edited(stocks: readonly number[]) {
  const { owner, product } = await shopWith(fixtures, { stocks: [...stocks] });
  const picture = await addFile(fixtures.db, owner.id, "public");
  const { skus = [], price, version } = await info(owner, product.id);
  const head = { id: product.id, version, category_id: 1, title: "Thing, glazed", images: [picture] };
  const variants = skus.map(({ id, spec, price }) => ({ id, spec, price }));
  const specs = [{ name: "Kind", items: skus.flatMap(({ spec }) => spec) }];
  return {
    owner,
    product,
    variants,
    input: skus.length === 0 ? { ...head, price } : { ...head, specs, skus: variants },
  };
}

/** A user else orders a piece of the product's first variant. */
const sellOne = async (product: TestProduct) => placeOrder(fixtures, await addBuyer(fixtures), cart(product));

const stocksOf = ({ stock, skus }: { stock?: number; skus?: readonly { stock: number }[] }) => [
  stock,
  ...(skus ?? []).map((sku) => sku.stock),
];

describe("stock that is left out of a change", () => {
  test("stays, with what was sold since the product was read", async () => {
    const { owner, product, input } = await edited([10, 20]);
    await sellOne(product);
    const saved = await save(fixtures, owner, input);
    expect(saved.title).toBe("Thing, glazed");
    expect(stocksOf(saved)).toEqual([29, 9, 20]);
  });

  test("stays for a product without variants, too", async () => {
    const { owner, product, input } = await edited([10]);
    await sellOne(product);
    expect(stocksOf(await save(fixtures, owner, input))).toEqual([9]);
  });

  test("stays with what came back since", async () => {
    const { owner, product } = await edited([10]);
    const [orderNo = ""] = await buy(fixtures, await addBuyer(fixtures), product);
    const picture = await addFile(fixtures.db, owner.id, "public");
    const { stock: _, ...uncounted } = plain(picture);
    const { version } = await info(owner, product.id);
    await decline(fixtures, owner.shopId, orderNo);
    const saved = await save(fixtures, owner, { ...uncounted, id: product.id, version });
    expect(stocksOf(saved)).toEqual([10]);
  });

  test("is counted together with what was sent, which holds as it was typed", async () => {
    const { owner, product, input, variants } = await edited([10, 20, 30]);
    await sellOne(product);
    const [first, second] = variants;
    if (!first || !second) throw new Error("two variants are missing");
    const skus = [{ ...first, stock: 10 }, second, { spec: ["New"], price: "3.00", stock: 4 }];
    const specs = [{ name: "Kind", items: ["Variant 0", "Variant 1", "New"] }];
    expect(stocksOf(await save(fixtures, owner, { ...input, specs, skus }))).toEqual([34, 10, 20, 4]);
  });

  test("stays under a new name, and where the words alone say which variant it is", async () => {
    const { owner, input, variants } = await edited([10, 20]);
    const skus = variants.map(({ id, spec, price }, i) =>
      i === 0 ? { id, spec: ["Renamed"], price } : { spec, price },
    );
    const specs = [{ name: "Kind", items: ["Renamed", "Variant 1"] }];
    const saved = await save(fixtures, owner, { ...input, specs, skus });
    expect(saved.skus?.map(({ id }) => id)).toEqual(variants.map(({ id }) => id));
    expect(stocksOf(saved)).toEqual([30, 10, 20]);
  });
});

describe("stock of what is new", () => {
  const lacking = async (owner: Merchant, input: Input<"merchantProducts.save">) =>
    expectError(save(fixtures, owner, input), "field_invalid");

  test("is needed with a new product's variants", async () => {
    const { owner, picture } = await newOwnerIn(fixtures);
    const input = varied(picture);
    const skus = input.skus.map(({ stock, ...sku }, i) => (i === 0 ? { ...sku, stock } : sku));
    expect(await lacking(owner, { ...input, skus })).toEqual({ field: "skus.1.stock" });
  });

  test("is needed with a new variant of a stored product, which stays as it was", async () => {
    const { owner, product, input, variants } = await edited([10, 20]);
    const specs = [{ name: "Kind", items: ["Variant 0", "Variant 1", "New"] }];
    const skus = [...variants, { spec: ["New"], price: "3.00" }];
    expect(await lacking(owner, { ...input, specs, skus })).toEqual({ field: "skus.2.stock" });
    expect(await info(owner, product.id)).toMatchObject({ title: "Thing", stock: 30, version: 1 });
  });

  test("is needed with a variant that comes back: no one can see what it had left", async () => {
    const { owner, input, variants } = await edited([10, 20]);
    const { version } = await save(fixtures, owner, { ...input, skus: variants.slice(0, 1) });
    const skus = variants.map(({ spec, price }) => ({ spec, price }));
    expect(await lacking(owner, { ...input, version, skus })).toEqual({ field: "skus.1.stock" });
  });

  test("is needed where variants give way to a single one, and the other way round", async () => {
    const { owner, product, input } = await edited([10, 20]);
    const { id, version, category_id, title, images } = input;
    const single = { id, version, category_id, title, images, price: "3.00" };
    expect(await lacking(owner, single)).toEqual({ field: "stock" });
    const saved = await save(fixtures, owner, { ...single, stock: 7 });
    expect(
      await lacking(owner, { ...input, version: saved.version, skus: [{ spec: ["Variant 0"], price: "3" }] }),
    ).toEqual({
      field: "skus.0.stock",
    });
    expect((await info(owner, product.id)).stock).toBe(7);
  });

  test("is asked for after the version: a client with an older product is told so", async () => {
    const { owner, input, variants } = await edited([10, 20]);
    await save(fixtures, owner, { ...input, skus: variants.slice(0, 1) });
    expect(await expectError(save(fixtures, owner, input), "version_conflict")).toEqual({ version: 2 });
  });
});

test("next to orders being placed and taken back no piece is lost or made", async () => {
  const { owner, product, input } = await edited([50, 50]);
  const buyers = await Promise.all(Array.from({ length: 6 }, () => addBuyer(fixtures)));
  const items = cart(product, { ...product, skuIds: [...product.skuIds].reverse() });
  // From here on nothing changes that buyers have seen: their orders would be refused.
  const { version } = await save(fixtures, owner, input);
  const saveTwelve = async () => {
    for (let i = 0; i < 12; i++) {
      await save(fixtures, owner, { ...input, version: version + i, description: `Thing ${i}` });
    }
  };
  await Promise.all([
    saveTwelve(),
    ...buyers.map(async (buyer, i) => {
      // Half of them have the two variants the other way round in their carts.
      await placeOrder(fixtures, buyer, i % 2 === 0 ? items : [...items].reverse());
      const [orderNo = ""] = await buy(fixtures, buyer, product);
      await decline(fixtures, owner.shopId, orderNo);
    }),
  ]);
  expect(stocksOf(await info(owner, product.id))).toEqual([88, 44, 44]);
});
