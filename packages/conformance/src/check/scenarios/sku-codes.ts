import { untrue } from "../consistency/claims.js";
import { type Fields, fieldOf, objectsIn, rowsOf } from "../json.js";
import { product } from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { type Scenario, send } from "./scenario.js";
import { scenario, unlike } from "./unlike.js";
import { inconclusive, judged, refused, wrong } from "./verdict.js";

const lookup = async (builder: TestDataBuilder, ...codes: readonly string[]): Promise<Fields[]> =>
  objectsIn(await builder.data("products.lookup", { sku_codes: codes }, undefined));

const setStatus = (builder: TestDataBuilder, id: unknown, status: "on" | "off") =>
  builder.data("merchantProducts.setStatus", { id, status }, builder.merchant());

const remove = (builder: TestDataBuilder, id: unknown) =>
  send(builder, "merchantProducts.delete", { id }, builder.merchant());

/** Two variants with a code each. */
async function inTwo(builder: TestDataBuilder, codes: readonly [string, string]): Promise<Fields> {
  const { price: _, stock: __, ...fields } = await product(builder);
  return {
    ...fields,
    specs: [{ name: "Color", items: ["Sage", "Sand"] }],
    skus: [
      { spec: ["Sage"], price: "12.50", stock: 3, sku_code: codes[0] },
      { spec: ["Sand"], price: "13.00", stock: 4, sku_code: codes[1] },
    ],
  };
}

/** A code finds what is on sale under it, whatever its case: a product without variants, or one of its variants. */
const found = scenario("products.lookup", "what has a code", async (builder) => {
  const token = builder.merchant();
  const newCode = (end: string) => `K${builder.unused()}-${end}`.toUpperCase();
  const [one, first, second] = [newCode("A"), newCode("B"), newCode("C")];
  const single = await send(
    builder,
    "merchantProducts.save",
    { ...(await product(builder)), sku_code: one },
    token,
  );
  const double = await send(builder, "merchantProducts.save", await inTwo(builder, [first, second]), token);
  const [a, b] = [fieldOf(single?.data, "id"), fieldOf(double?.data, "id")];
  if (!single?.isAccepted) return refused(single);
  if (!double?.isAccepted) return refused(double);
  try {
    if ((await lookup(builder, one, second)).length > 0) return wrong("what is not on sale is found", single);
    await setStatus(builder, a, "on");
    await setStatus(builder, b, "on");
    const [mine, shown, list] = [
      await builder.data("merchantProducts.get", { id: a }, token),
      await builder.data("products.get", { id: a }, undefined),
      await lookup(builder, one.toLowerCase(), second, `${one}-none`),
    ];
    // A server that keeps no codes has none to find.
    if (fieldOf(mine, "sku_code") === undefined) throw new NotPossible("the server keeps no codes");
    const [row, variant] = [a, b].map((id) => list.find((match) => String(match.id) === String(id)));
    const problem =
      unlike({ sku_code: one }, mine) ??
      unlike({ sku_code: "" }, await builder.data("merchantProducts.get", { id: b }, token)) ??
      unlike({ sku_code: "" }, await builder.data("products.get", { id: b }, undefined)) ??
      unlike({ sku_code: one }, shown) ??
      untrue([
        [row !== undefined, "a product is not found by its code"],
        [variant !== undefined, "a variant is not found by its code"],
        [list.length === 2, `${list.length} are found by two codes`],
        [row?.sku === undefined, "a product without variants is found as a variant"],
      ]) ??
      unlike({ sku_code: one, stock: 3, price: "12.50" }, row) ??
      unlike({ sku_code: second }, variant) ??
      unlike({ spec: ["Sand"], price: "13.00", stock: 4, sku_code: second }, variant?.sku);
    if (problem) return wrong(problem, single);
    // “Words of the title, or a whole SKU code.”
    for (const [id, search] of [
      [a, one],
      [b, second],
    ] as const) {
      const listed = await send(builder, "merchantProducts.list", { search, limit: 20 }, token);
      const isListed = rowsOf(listed?.data).some((match) => String(match.id) === String(id));
      if (listed?.isAccepted && !isListed) return wrong("the store does not find it by its code", listed);
    }
    const blank = await send(builder, "products.lookup", { sku_codes: [" "] }, undefined);
    if (blank?.isAccepted && objectsIn(blank.data).length > 0)
      return wrong("what has no code is found by a blank", blank);
    await setStatus(builder, a, "off");
    const gone = (await lookup(builder, one)).length === 0;
    return judged(gone ? undefined : "what is sold no more is still found", single);
  } finally {
    await remove(builder, a);
    await remove(builder, b);
  }
});

/** “No two of a store are the same, whatever their case. Empty removes it; left out of a change, what is stored stays.” */
const unique = scenario("merchantProducts.save", "codes of a store", async (builder) => {
  const token = builder.merchant();
  const code = `K${builder.unused()}`.toUpperCase();
  const fields = await product(builder);
  const made = await send(builder, "merchantProducts.save", { ...fields, sku_code: code }, token);
  if (!made?.isAccepted) return refused(made);
  if (fieldOf(made.data, "sku_code") === undefined) return inconclusive("the server keeps no codes");
  const id = fieldOf(made.data, "id");
  const change = async (more: Fields) => {
    const version = fieldOf(await builder.data("merchantProducts.get", { id }, token), "version");
    const answer = await send(builder, "merchantProducts.save", { ...fields, id, version, ...more }, token);
    return answer?.isAccepted ? answer : undefined;
  };
  try {
    const other = await product(builder);
    for (const [what, sent] of [
      ["a code of another product", { ...other, sku_code: code.toLowerCase() }],
      ["one code for two variants", await inTwo(builder, [`${code}-A`, `${code}-a`])],
    ] as const) {
      const again = await send(builder, "merchantProducts.save", sent, token);
      if (!again?.isAccepted) continue;
      await remove(builder, fieldOf(again.data, "id"));
      return wrong(`${what} was accepted`, again);
    }
    const [kept, own] = [await change({}), await change({ sku_code: code })];
    if (!own) return wrong("its own code once more was refused", made);
    const problem = unlike({ sku_code: code }, kept?.data) ?? unlike({ sku_code: code }, own.data);
    if (problem) return judged(problem, own);
    const empty = await change({ sku_code: "" });
    return judged(empty && unlike({ sku_code: "" }, empty.data), empty ?? own);
  } finally {
    await remove(builder, id);
  }
});

/** Codes that a store gives what is ordered. */
export const skuCodes: readonly Scenario[] = [found, unique];
