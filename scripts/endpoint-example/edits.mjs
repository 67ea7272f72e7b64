/**
 * The files that a developer writes for one more read, `stores.categories`: the categories a store sells in.
 *
 * @typedef {{ path: string, write: (text: string) => string }} Edit `text` is empty when there is no such file yet
 */

const PATH = `post:
  operationId: stores.categories
  summary: List a store's categories
  description: Provisional. The categories a store sells in, those with most products first.
  x-status: provisional
  x-idempotency: safe
  x-auth: public
  x-owner: none
  x-errors: []
  x-screens:
    - /store/{id}
  requestBody:
    required: true
    content:
      application/json:
        schema:
          type: object
          required: [id]
          properties:
            id:
              description: The store.
              $ref: ../../schemas/values.yaml#/Id
  x-data:
    type: array
    items:
      title: StoreCategory
      description: A category with the number of products a store sells in it.
      type: object
      required: [id, name, pro_count]
      properties:
        id:
          $ref: ../../schemas/values.yaml#/Id
        name:
          type: string
          examples: [Teapots]
        pro_count:
          description: Products on sale.
          type: integer
          minimum: 0
`;

/** What the mock answers. */
export const ROWS = [
  { id: 81, name: "Teapots", pro_count: 4 },
  { id: 62, name: "Chairs", pro_count: 1 },
];

const EXAMPLES = `  "stores.categories": operation({
    ok: ${JSON.stringify(ROWS)},
    empty: [],
    failure: "This store has closed",
  }),
`;

const HANDLER = `
/** Where a shop sells, the largest categories first. */
export async function storeCategories({
  services: { db },
  language,
  input,
}: Call<"stores.categories">): Promise<Data<"stores.categories">> {
  return db<{ id: number; name: string; pro_count: number }[]>\`
    select c.id, coalesce(c.names ->> \${language}, c.names ->> 'en', '') as name, count(*)::integer as pro_count
    from product p join category c on c.id = p.category_id
    where p.shop_id = \${input.id}::bigint and p.status = 'on'
    group by c.id order by pro_count desc, c.id\`;
}
`;

/** What contract and SDK need; the method, its types and its documentation are generated. @type {Edit[]} */
export const CONTRACT = [
  { path: "openapi/paths/stores/categories.yaml", write: () => PATH },
  {
    path: "openapi/marketplace.yaml",
    write: before(
      "  /api/index/search_shop:\n",
      "  /api/index/shop_categories:\n    $ref: paths/stores/categories.yaml\n",
    ),
  },
  {
    path: "openapi/fixtures/examples/catalogue.mjs",
    write: before('  "products.search": operation({\n', EXAMPLES),
  },
];

/** What the reference server and the checker need beside that, and the line of the change log. @type {Edit[]} */
export const SERVER = [
  { path: "packages/sandbox/src/features/catalog/shops.ts", write: (text) => text + HANDLER },
  {
    path: "packages/sandbox/src/features/catalog/routes.ts",
    write: both(
      replace("{ searchShop, shopInfo }", "{ searchShop, shopInfo, storeCategories }"),
      before('  "stores.get": shopInfo,\n', '  "stores.categories": storeCategories,\n'),
    ),
  },
  {
    path: "packages/conformance/src/cases/site.ts",
    write: both(
      before(
        '  "site.config": {',
        '  "stores.categories": {\n    input: { id: 1 },\n    call: (market, input, options) => market.stores.categories(input, options),\n  },\n',
      ),
      before('  | "site.config"\n', '  | "stores.categories"\n'),
    ),
  },
  {
    path: "packages/conformance/src/sandbox/cases/site.ts",
    write: before(
      '  "site.config": {',
      '  "stores.categories": { accepted: () => ({ input: { id: 1 } }) },\n',
    ),
  },
  {
    path: "packages/conformance/src/check/inputs.ts",
    write: before(
      '  "stores.get": from',
      '  "stores.categories": fromFirst("products.list", "shop_id", "id"),\n',
    ),
  },
  {
    path: "packages/sandbox/test/proof/owners/requests.ts",
    write: before(
      '  "stores.get": (',
      '  "stores.categories": ({ actors }) => ({ id: actors.market.shopId }),\n',
    ),
  },
  {
    path: ".changeset/store-categories.md",
    write: () =>
      '---\n"marketplace-sdk": patch\n---\n\n`stores.categories` lists the categories a store sells in.\n',
  },
];

/**
 * @param {string} anchor
 * @param {string} text comes in front of it
 */
function before(anchor, text) {
  return replace(anchor, text + anchor);
}

/**
 * @param {string} anchor
 * @param {string} replacement
 * @returns {Edit["write"]}
 */
function replace(anchor, replacement) {
  return (text) => {
    if (text.split(anchor).length !== 2) throw new Error(`${JSON.stringify(anchor)} has to be there once`);
    return text.replace(anchor, () => replacement);
  };
}

/**
 * @param {Edit["write"]} first
 * @param {Edit["write"]} second
 * @returns {Edit["write"]}
 */
function both(first, second) {
  return (text) => second(first(text));
}
