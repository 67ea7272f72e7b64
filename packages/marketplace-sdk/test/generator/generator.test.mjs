import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createContract } from "../../scripts/lib/contract.mjs";
import { printMethods } from "../../scripts/lib/methods.mjs";
import { collectFields, printNormalizers } from "../../scripts/lib/normalizers.mjs";
import { printOperations } from "../../scripts/lib/operations.mjs";
import { baseName, printTypes } from "../../scripts/lib/types.mjs";

const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const success = (data) => ({
  200: {
    content: {
      "application/json": {
        schema: { oneOf: [{ type: "object", properties: { code: { const: 1 }, data } }, ref("Failure")] },
      },
    },
  },
});
const money = { type: "string", pattern: "^-?\\d+(\\.\\d+)?$" };

const document = {
  tags: [{ name: "orders", description: "Orders." }],
  components: {
    schemas: {
      Failure: { type: "object", properties: { code: { type: "integer" } } },
      UnixTime: { type: "integer" },
      NamedError: {
        type: "object",
        properties: {
          until: ref("UnixTime"),
          left: { anyOf: [{ type: "integer" }, ref("Money")] },
        },
        "x-details": {
          low_balance: { left: "Money" },
          locked: { until: "UnixTime", field: "string" },
          stock_short: { id: "Id", "sku_id?": "Id", left: "integer" },
          owed: { left: "Money" },
        },
      },
      Id: {
        description: "Id of a row.",
        anyOf: [{ type: "integer" }, { type: "string", pattern: "^\\d+$" }],
      },
      Money: { description: "Decimal string.", ...money },
      Html: { type: "string" },
      PageNumber: { description: "Page to read.", type: "integer", default: 1 },
      Order: {
        description:
          "An order.\n\n| status | moves to |\n|---|---|\n| `unpaid` | `paid` |\n\nIts end is final.",
        type: "object",
        required: ["id", "total"],
        properties: {
          id: ref("Id"),
          total: { description: "In the currency of the row.", ...ref("Money") },
          status: { type: "string", "x-known-values": ["unpaid", "paid"] },
          goods: {
            type: "array",
            items: { type: "object", required: ["price"], properties: { price: ref("Money") } },
          },
          note: { type: ["string", "null"], description: "Ends a comment */ early." },
          replies: { type: "array", items: ref("Reply") },
          images: { oneOf: [{ type: "array", items: { type: "string" } }, { type: "string" }] },
          can: { type: "object", properties: { pay: { type: "boolean" } } },
          counts: { type: "object", properties: { price: { type: "integer" } } },
        },
      },
      Reply: {
        type: "object",
        properties: { text: ref("Html"), replies: { type: "array", items: ref("Reply") } },
      },
      OrderDetail: { allOf: [ref("Order"), { type: "object", properties: { paid: { type: "boolean" } } }] },
      OrderPage: {
        type: "object",
        properties: { last_page: { type: "integer" }, data: { type: "array", items: ref("Order") } },
      },
      AddressInput: {
        type: "object",
        required: ["name"],
        properties: { name: { type: "string", default: "Home" } },
      },
      Complete: { allOf: [ref("Reply")], required: ["text"] },
    },
    parameters: { Page: { name: "page", in: "query", schema: ref("PageNumber") } },
  },
  paths: {
    "/api/order/create": {
      post: {
        operationId: "orders.create",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { type: "object", required: ["kind"], properties: { kind: { enum: ["a", "b"] } } },
            },
          },
        },
        responses: success(ref("OrderDetail")),
      },
    },
    "/api/order/list": {
      get: {
        operationId: "orders.list",
        "x-usage": "await market.orders.list();\n",
        parameters: [{ $ref: "#/components/parameters/Page" }],
        responses: success(ref("OrderPage")),
      },
    },
    "/api/aera/save": {
      post: {
        operationId: "addresses.save",
        deprecated: true,
        requestBody: { content: { "multipart/form-data": { schema: ref("AddressInput") } } },
        responses: success({ anyOf: [ref("Complete"), { type: "null" }] }),
      },
    },
  },
};

const operation = (id, path, method, more) => ({
  id,
  resource: id.split(".")[0],
  name: id.split(".")[1],
  method,
  path,
  summary: "Does something",
  description: "",
  status: "documented",
  auth: "user",
  acceptedCodes: [1],
  errors: [],
  screens: [],
  failures: "global",
  session: null,
  contentType: null,
  hasQuery: false,
  inputRequired: false,
  ...more,
});

const contract = createContract(document, [
  operation("orders.create", "/api/order/create", "POST", {
    idempotency: "key",
    status: "provisional",
    description: "Provisional. With care.",
    errors: ["stock_short", "price_changed"],
    contentType: "application/json",
    inputRequired: true,
    output: { kind: "object", schema: "OrderDetail" },
  }),
  operation("orders.list", "/api/order/list", "GET", {
    idempotency: "safe",
    hasQuery: true,
    output: { kind: "page", schema: "OrderPage", item: "Order" },
  }),
  operation("addresses.save", "/api/aera/save", "POST", {
    idempotency: "none",
    auth: "public",
    acceptedCodes: [1, 0],
    failures: "caller",
    contentType: "multipart/form-data",
    output: { kind: "object", schema: "Complete", nullable: true },
  }),
]);

describe("types", () => {
  const source = printTypes(contract);

  it("are interfaces with documented fields, and readable aliases", () => {
    expect(source).toContain("/** Id of a row. */\nexport type Id = number | string;");
    expect(source).toContain("/** An order. Its end is final. */\nexport interface Order {\n  id: Id;\n");
    expect(source).toContain("  /** In the currency of the row. */\n  total: Money;");
    expect(source).toContain("  goods?: {\n    price: Money;\n  }[];");
    expect(source).toContain('  status?: "unpaid" | "paid" | Other;');
    expect(source).toContain("  images?: string[] | string;");
    expect(source).toContain('  /** Default: `"Home"`. */');
  });

  it("extend what a schema is made of, and require what it requires", () => {
    expect(source).toContain("export interface OrderDetail extends Order {\n  paid?: boolean;\n}");
    expect(source).toContain("export interface Complete extends Reply {\n  text: Html;\n}");
  });

  it("have the words of what a field of an input refers to, where it has none itself", () => {
    expect(source).toContain(
      "export interface OrderListInput {\n  /**\n   * Page to read.\n   * Default: `1`.\n   */\n  page?: PageNumber;\n}",
    );
  });

  it("never end a comment early, and leave envelopes out", () => {
    expect(source).toContain("Ends a comment *\\/ early.");
    expect(source).not.toContain("Failure");
  });

  it("name the input of each operation", () => {
    expect(source).toContain('export interface OrderCreateInput {\n  kind: "a" | "b";\n}');
    expect(
      ["categories.list", "addresses.save", "fundPassword.set", "purchaseRequests.get"].map(baseName),
    ).toEqual(["CategoryList", "AddressSave", "FundPasswordSet", "PurchaseRequestGet"]);
  });
});

describe("methods", () => {
  const source = printMethods(contract);

  it("type the details of named errors", () => {
    expect(source).toContain("  stock_short: { id: api.Id; sku_id?: api.Id; left: number };");
  });

  it("take and return named types", () => {
    expect(source).toContain(
      "  create(input: api.OrderCreateInput, options?: CallOptions): Promise<api.OrderDetail>;",
    );
    expect(source).toContain(
      "  list(input?: api.OrderListInput, options?: CallOptions): Promise<api.OrderPage>;",
    );
    expect(source).toContain(
      "  save(input?: api.AddressInput, options?: CallOptions): Promise<api.Complete | null>;",
    );
    expect(source).toContain("/** Orders. */\nexport interface OrdersApi {");
    expect(source).toContain("  readonly orders: OrdersApi;");
  });

  it("have named errors by operation, where there are some", () => {
    expect(source).toContain('  "orders.create": "stock_short" | "price_changed";');
    expect(source).not.toContain('"orders.list":');
  });

  it("say in their docs what a caller must know, below a summary of one line", () => {
    expect(source).toContain(
      "  /**\n   * Does something.\n   *\n   * With care.\n   *\n   * Needs a user session. Sent with an",
    );
    expect(source).toContain("`reason` of its errors: `stock_short`, `price_changed`.");
    expect(source).toContain("   *\n   * `POST /api/order/create`\n");
    expect(source).toContain("   * Needs no session. Never sent again automatically");
    expect(source).toContain("   * Needs a user session. Sent again automatically after a network failure");
    expect(source).toContain("   * @example\n   * ```ts\n   * await market.orders.list();\n   * ```\n   */");
    expect(source).toContain("   * @experimental");
    expect(source).toContain(" Code 0 resolves to null.");
    expect(source).toContain("   * @deprecated");
  });
});

describe("operations", () => {
  const source = printOperations(contract);

  it("are plain objects that leave out what is usual", () => {
    expect(source).toContain(
      'export const operationDefaults = { method: "POST", idempotency: "safe", output: "object" } as const;',
    );
    expect(source).toContain(
      '  orders: {\n    create: { idempotency: "key", normalize: normalizeOrderDetail, path: "/api/order/create" },\n',
    );
    expect(source).toContain(
      '    list: { method: "GET", output: "page", normalize: normalizeOrderPage, path: "/api/order/list" },',
    );
    expect(source).toContain(
      'multipart: true, acceptsCodeZero: true, failures: "caller", output: "nullable", normalize: normalizeComplete, path: "/api/aera/save" }',
    );
  });

  it("name the fields with HTML", () => {
    expect(source).toContain('htmlFields: readonly string[] = ["text"];');
  });
});

describe("normalizers", () => {
  const withSchemas = (changed) => ({
    ...contract,
    openapi: { ...document, components: { schemas: { ...document.components.schemas, ...changed } } },
  });
  const fieldsOf = (changed) => Object.fromEntries(collectFields(withSchemas(changed)));
  const reply = (properties) => ({
    Reply: {
      ...document.components.schemas.Reply,
      properties: { ...document.components.schemas.Reply.properties, ...properties },
    },
  });

  it("are those of each schema, through what contains itself and what is made of others", () => {
    const fields = fieldsOf({});
    expect(fields).toEqual({
      Complete: [
        ["text", "text"],
        ["replies", "list", "Reply"],
      ],
      NamedError: [["until", "time"]],
      Order: [
        ["id", "id"],
        ["total", "amount"],
        ["status", "text"],
        ["goods", "list", "Order_goods"],
        ["note", "text", undefined, true],
        ["replies", "list", "Reply"],
        ["images", "list", "text"],
        ["can", "object", "Order_can"],
        ["counts", "object", "Order_counts"],
      ],
      Order_can: [["pay", "flag"]],
      Order_counts: [["price", "count"]],
      Order_goods: [["price", "amount"]],
      OrderDetail: [...fields.Order, ["paid", "flag"]],
      OrderPage: [
        ["last_page", "count"],
        ["data", "list", "Order"],
      ],
      Reply: [
        ["text", "text"],
        ["replies", "list", "Reply"],
      ],
    });
  });

  it("are functions of their own, which call those of the schemas they extend", () => {
    const printed = printNormalizers(contract);
    expect(printed).toContain(
      [
        "const fieldsOfOrder: Readers = { id: toId, total: toAmount, status: toText, note: orNull(toText) };",
        "export function normalizeOrder(row: Row, run: Normalization): void {",
        "  normalizeFields(row, fieldsOfOrder, run);",
        '  normalizeList(row, "goods", run, normalizeOrder_goods);',
        '  normalizeList(row, "replies", run, normalizeReply);',
        '  normalizeValues(row, "images", run, toText);',
        '  normalizeObject(row, "can", run, normalizeOrder_can);',
        '  normalizeObject(row, "counts", run, normalizeOrder_counts);',
        "}",
      ].join("\n"),
    );
    expect(printed).toContain(
      [
        "normalizeOrderDetail(row: Row, run: Normalization): void {",
        "  normalizeOrder(row, run);",
        "  normalizeFields(row, fieldsOfOrderDetail, run);",
        "}",
      ].join("\n"),
    );
  });

  it("read the details of errors: those that mean the same in all, and the others by the error's name", () => {
    expect(printNormalizers(contract)).toContain(
      [
        "export function normalizeErrorDetails(row: Row, run: Normalization): void {",
        "  normalizeNamedError(row, run);",
        "  switch (row.error) {",
        '    case "low_balance":',
        '    case "owed":',
        "      normalizeFields(row, { left: toAmount }, run);",
        "      break;",
        '    case "stock_short":',
        "      normalizeFields(row, { id: toId, sku_id: toId, left: toCount }, run);",
        "      break;",
        "  }",
        "}",
      ].join("\n"),
    );
  });

  it("read flags, counts and times by their schemas, and keep null only where it is allowed", () => {
    const { Reply } = fieldsOf({
      ...reply({
        seen: ref("Bool"),
        at: ref("UnixTime"),
        rate: { type: ["number", "null"] },
        until: { anyOf: [ref("UnixTime"), { type: "null" }] },
        seconds: { type: "integer" },
        score: { anyOf: [{ type: "number" }, { type: "string" }] },
        step: { type: "integer", enum: [0, 1] },
      }),
      Bool: { oneOf: [{ type: "boolean" }, { type: "integer", enum: [0, 1] }] },
      UnixTime: { type: "integer" },
    });
    expect(Reply).toEqual([
      ["text", "text"],
      ["replies", "list", "Reply"],
      ["seen", "flag"],
      ["at", "time"],
      ["rate", "count", undefined, true],
      ["until", "time", undefined, true],
      ["seconds", "count"],
      ["step", "count"],
    ]);
    const changed = withSchemas(reply({ rate: { type: ["number", "null"] } }));
    expect(printNormalizers(changed)).toContain("rate: orNull(toCount)");
  });

  it("have the kind that their own schema says, whatever another schema says of the same name", () => {
    const other = { type: "array", items: { type: "string" } };
    const { Order, Reply } = fieldsOf(reply({ total: { type: "integer" }, id: other, goods: money }));
    expect(Reply).toEqual([
      ["text", "text"],
      ["replies", "list", "Reply"],
      ["total", "count"],
      ["id", "list", "text"],
      ["goods", "amount"],
    ]);
    expect(Order).toEqual(fieldsOf({}).Order);
  });

  it("of several choices have what all of them agree on", () => {
    const choice = (...anyOf) =>
      fieldsOf(reply({ choice: { anyOf } })).Reply.find(([name]) => name === "choice");
    expect(choice({ type: "integer" }, ref("Money"))).toBeUndefined();
    expect(choice(ref("Id"), ref("Money"))).toBeUndefined();
    expect(choice(ref("Money"), { type: "null" })).toEqual(["choice", "amount", undefined, true]);
    expect(choice({ type: "object" }, { type: "array", items: {} })).toEqual(["choice", "list"]);
    expect(choice(ref("Order"), { type: "null" })).toEqual(["choice", "object", "Order"]);
    const cent = { type: "object", properties: { price: { type: "integer" }, tax: ref("Money") } };
    const exact = { type: "object", properties: { price: ref("Money"), id: ref("Id") } };
    const { Reply, ...rest } = fieldsOf(reply({ choice: { oneOf: [cent, exact] } }));
    expect(Reply).toContainEqual(["choice", "object", "Reply_choice"]);
    expect(rest.Reply_choice).toEqual([
      ["tax", "amount"],
      ["id", "id"],
    ]);
  });
});

describe("the hand-written client", () => {
  const files = [
    "client",
    "amounts",
    "call",
    "envelope",
    "errors",
    "events",
    "normalize",
    "values",
    "pagination",
    "raw/index",
    "redirects",
    "renewal",
    "report",
    "request",
    "retry",
    "send",
    "session",
    "times",
    "upload",
  ];

  it.each(files)("knows no operation by its id: %s.ts", (name) => {
    const code = readFileSync(new URL(`../../src/${name}.ts`, import.meta.url), "utf8").replace(
      /\/\*[\s\S]*?\*\/|\/\/.*/g,
      "",
    );
    const ids = createIds().filter((id) => code.includes(`"${id}"`) || code.includes(`\`${id}\``));
    // The type of `signIn` names the input of the call that it makes.
    expect(ids).toEqual(name === "client" ? ["auth.login"] : []);
  });
});

/** Ids of the real contract. */
function createIds() {
  const source = readFileSync(new URL("../../src/generated/operations.ts", import.meta.url), "utf8");
  const groups = [...source.matchAll(/^ {2}(\w+): \{\n((?: {4}\w+: \{.*\n)+)/gm)];
  return groups.flatMap(([, resource, verbs]) =>
    [...verbs.matchAll(/^ {4}(\w+):/gm)].map(([, verb]) => `${resource}.${verb}`),
  );
}
