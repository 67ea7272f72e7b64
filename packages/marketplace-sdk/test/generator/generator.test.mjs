import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openContract } from "../../scripts/lib/contract.mjs";
import { printMethods } from "../../scripts/lib/methods.mjs";
import { printTable } from "../../scripts/lib/table.mjs";

const contract = openContract(fileURLToPath(new URL("fixture/contract.yaml", import.meta.url)));
const operations = contract.operations();

describe("the generated table", () => {
  const source = printTable(contract, operations);

  it("holds one short row per operation", () => {
    expect(source).toContain(
      'orders: "create!o0:Order/create journal?p3:Order/journal orderList?p4:Order/order_list"',
    );
  });

  it("names decimals and ids where they are, and only there", () => {
    expect(source).toContain('  // Order\n  "id# total$ goods>1 replies>2",');
    expect(source).toContain('  // Order_goods\n  "price$",');
    expect(source).not.toMatch(/remark|note/i);
  });

  it("knows what contains itself, and what is made of other schemas", () => {
    expect(source).toContain('  // Reply\n  "parent# replies>2",');
    expect(source).toContain('  "pending$ data>0",');
    expect(source).toContain('  // orders.orderList\n  "data>0",');
  });

  it("writes out the rows of long lists", () => {
    expect(printTable(contract, operations, ["Order_goods"])).toContain(
      '  // Order_goods\n  (row) => {\n    if (typeof row.price === "number") row.price = decimal(row.price);\n  },',
    );
    expect(() => printTable(contract, operations, ["Order"])).toThrow("goods>1: a row of a long list");
  });

  it("refuses what the notation cannot say", () => {
    const [create, , list] = operations;
    const refused = (change) => () => printTable(contract, [{ ...create, ...change }]);
    expect(refused({ idempotency: "sometimes" })).toThrow("orders.create: no flag");
    expect(refused({ accepted: [1, 7] })).toThrow("accepted codes 1,7");
    expect(refused({ url: "/v2/order/create" })).toThrow("is not /api/<group>/<action>");
    expect(() => printTable(contract, [{ ...list, method: "PUT" }])).toThrow("orders.orderList: no flag");
  });
});

describe("the generated methods", () => {
  const source = printMethods(operations, new Map([["orders", "Orders."]]));

  it("tell what an integrator must know", () => {
    expect(source).toContain("`POST /api/Order/create`. Needs a user session.");
    expect(source).toContain("repeated by itself only with `retry.keyed`.");
    expect(source).toContain("@experimental");
    expect(source).toContain("Refusals: `stock_short`, `price_changed`.");
    expect(source.match(/@experimental/g)).toHaveLength(1);
  });

  it("name the refusals of an operation in a type of its own", () => {
    expect(source).toContain(
      'export interface Refusals {\n  "orders.create": "stock_short" | "price_changed";\n}',
    );
  });

  it("take header parameters out of the input: they are the client's business", () => {
    expect(source).toContain(
      '"orders.create": NonNullable<operations["orders.create"]["requestBody"]>["content"]["application/json"];',
    );
  });

  it("never end a comment early", () => {
    expect(source).toContain("Ends a comment *\\/ early");
  });

  it("make the input optional where nothing is required", () => {
    expect(source).toMatch(/"orders\.create": NonNullable<[^|\n]+;/);
    expect(source).toMatch(/"orders\.orderList": NonNullable<.+> \| undefined;/);
  });
});

it("the committed files are fresh", () => {
  const script = fileURLToPath(new URL("../../scripts/generate.mjs", import.meta.url));
  expect(execFileSync(process.execPath, [script, "--check"], { encoding: "utf8" })).toContain("fresh");
}, 120_000);
