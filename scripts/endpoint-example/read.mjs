/** One more read, `stores.categories`: the categories a store sells in. */
import { before, both, replace } from "./edits.mjs";

const PATH = `x-path: /api/index/shop_categories
post:
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
      title: StoreSection
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

/** The mock's answer. */
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

/** @type {import("./edits.mjs").Edit[]} */
const CONTRACT = [
  { path: "openapi/source/paths/stores/categories.yaml", write: () => PATH },
  {
    path: "openapi/fixtures/examples/catalog.mjs",
    write: before('  "products.search": operation({\n', EXAMPLES),
  },
];

/**
 * Checker, owner matrix, replay and examples call it as they call `stores.get`, which takes the same fields.
 *
 * @type {import("./edits.mjs").Edit[]}
 */
const SERVER = [
  { path: "packages/sandbox/src/features/catalog/shops.ts", write: (text) => text + HANDLER },
  {
    path: "packages/sandbox/src/features/catalog/routes.ts",
    write: both(
      replace("{ searchShop, shopInfo }", "{ searchShop, shopInfo, storeCategories }"),
      before('  "stores.get": shopInfo,\n', '  "stores.categories": storeCategories,\n'),
    ),
  },
  {
    path: ".changeset/store-categories.md",
    write: () =>
      '---\n"marketplace-sdk": patch\n---\n\n`stores.categories` lists the categories a store sells in.\n',
  },
];

/** @type {import("./edits.mjs").Endpoint} */
export const READ = { id: "stores.categories", contract: CONTRACT, server: SERVER };
