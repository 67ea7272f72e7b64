import { readdirSync } from "node:fs";

/*
 * Who may import whom, checked by `npm run turbo -- lint`; CONTRIBUTING.md, "Layout", has the picture.
 * A path in `to` is the file that an import resolves to, or the name of one of our packages if that is not built yet.
 */

/** @typedef {import("dependency-cruiser").IForbiddenRuleType} Rule */
/** @typedef {import("dependency-cruiser").IRegularForbiddenRuleType} Regular */

/**
 * @param {string} name
 * @param {Regular["from"]} from
 * @param {Regular["to"]} to
 * @returns {Rule}
 */
const rule = (name, from, to) => ({ name, severity: "error", from, to });

/** Our packages by folder, with those that their shipped code may import. */
const PACKAGES = [
  { folder: "openapi", name: "marketplace-contract", may: [] },
  { folder: "packages/marketplace-sdk", name: "marketplace-sdk", may: [] },
  {
    folder: "packages/conformance",
    name: "marketplace-conformance",
    may: ["marketplace-sdk", "marketplace-contract"],
  },
  {
    folder: "packages/sandbox",
    name: "marketplace-sandbox",
    may: ["marketplace-contract", "marketplace-sandbox-data", "marketplace-sdk"],
  },
  { folder: "packages/sandbox-data", name: "marketplace-sandbox-data", may: [] },
  { folder: "packages/docs", name: "marketplace-docs", may: ["marketplace-sdk", "marketplace-contract"] },
  { folder: "packages/marketplace-react", name: "marketplace-react", may: ["marketplace-sdk"] },
  { folder: "packages/storefront", name: "storefront", may: ["marketplace-react", "marketplace-sdk"] },
];

/** Foreign servers in the tests of the checker: the shop's browser tests stand in front of the same ones. */
const IMITATIONS = "^packages/conformance/test/support/(fastadmin|shop-api)/";

/** @param {(typeof PACKAGES)[number]} of @returns {string[]} */
const placesOf = ({ folder, name }) => [`^${folder}/`, `^${name}($|/)`];

const betweenPackages = PACKAGES.flatMap((own) => {
  const others = PACKAGES.filter((other) => other !== own);
  const forbidden = others.filter(({ name }) => !own.may.includes(name));
  // Tests and tools of a package may read the contract and run its mock.
  const ofTools = forbidden.filter(({ name }) => name !== "marketplace-contract");
  return [
    rule(
      `what ${own.name} ships imports of our packages ${own.may.join(" and ") || "none"}`,
      { path: `^${own.folder}/src/` },
      { path: forbidden.flatMap(placesOf) },
    ),
    rule(
      `tests and tools of ${own.name} import the same, and the contract`,
      { path: `^${own.folder}/`, pathNot: [`^${own.folder}/src/`] },
      { path: ofTools.flatMap(placesOf), pathNot: IMITATIONS },
    ),
  ];
});

const SHOP = "^packages/storefront/src";
/** The layers of the storefront. Each may only import itself and those after it. */
const LAYERS = ["app", "routes", "features", "entities", "shared", "i18n"];

const storefront = [
  ...LAYERS.slice(1).map((layer, i) =>
    rule(
      `the layer "${layer}" imports downward`,
      // Tests may do the setup of the app.
      { path: `${SHOP}/${layer}/`, pathNot: "\\.test\\.tsx?$" },
      { path: `${SHOP}/(${LAYERS.slice(0, i + 1).join("|")})/` },
    ),
  ),
  rule(
    "features of the storefront do not know each other",
    { path: `${SHOP}/features/([^/]+)/` },
    { path: `${SHOP}/features/`, pathNot: `${SHOP}/features/$1/` },
  ),
  rule(
    "the seller's side is imported by its route alone: it is loaded by sellers",
    { path: `${SHOP}/`, pathNot: `${SHOP}/(features/seller/|testing/|routes/merchant\\.tsx)` },
    { path: `${SHOP}/features/seller/` },
  ),
];

const SANDBOX = "^packages/sandbox/src";

/** The parts of the sandbox from the ground up: each may import those that it names. The files directly in `src/` put them together. */
const PARTS = [
  { part: "i18n", may: [] },
  { part: "domain", may: ["i18n"] },
  { part: "contract", may: [] },
  { part: "observability", may: [] },
  { part: "embedded-postgres", may: ["domain"] },
  { part: "object-store", may: ["domain"] },
  { part: "db", may: ["domain"] },
  { part: "kernel", may: ["contract", "db", "domain", "i18n", "observability"] },
  { part: "features", may: ["contract", "db", "domain", "i18n", "kernel", "object-store"] },
  { part: "jobs", may: ["db", "domain", "features", "kernel"] },
  { part: "seed", may: ["db", "domain", "features", "kernel"] },
  { part: "http", may: ["contract", "db", "domain", "features", "i18n", "kernel"] },
  { part: "admin", may: ["db", "domain", "features", "http", "i18n", "jobs", "kernel"] },
];

/** The features in an order in which none imports one that comes after it. */
const FEATURES = [
  "messages",
  "standing",
  "uploads",
  "users",
  "catalog",
  "content",
  "wallet",
  "orders",
  "payments",
  "checkout",
  "merchants",
  "disputes",
  "loans",
  "requests",
  "offers",
];

/** Which feature may import which file of an earlier one, and why. */
const BETWEEN_FEATURES = [
  { to: "messages/notify", why: "the inbox reports every event of a user's money and orders" },
  { to: "standing/", why: "a frozen member moves no money, and a suspended store keeps what it owes" },
  { to: "uploads/references", why: "a row that holds a picture says so, or the file is deleted" },
  { to: "uploads/upload-path", why: "pictures of products and reviews are uploads of their author" },
  { to: "users/lock-member", why: "limits per member hold for parallel calls" },
  {
    from: ["payments", "wallet"],
    to: "users/verify-fund-password",
    why: "money leaves with the fund password",
  },
  { from: ["requests"], to: "users/countries", why: "a request names the country it ships to" },
  {
    from: ["content", "merchants", "offers", "requests"],
    to: "catalog/",
    why: "they show products and stores as the catalog does",
  },
  { from: ["content"], to: "uploads/picture", why: "the site's settings name the largest picture" },
  { from: ["content"], to: "uploads/widths", why: "the site's settings name the widths of pictures" },
  { from: ["merchants"], to: "orders/", why: "the store's side of an order" },
  { from: ["disputes"], to: "orders/", why: "a dispute holds and refunds its order, and answers with it" },
  { from: ["disputes"], to: "merchants/own-orders", why: "the store's side of a disputed order" },
  {
    from: ["disputes"],
    to: "uploads/own-pictures",
    why: "pictures of a dispute are uploads of their author",
  },
  { from: ["payments"], to: "orders/cancel", why: "a payment that ends cancels its orders" },
  { from: ["payments"], to: "wallet/", why: "crypto payments use the wallet's networks and addresses" },
  { from: ["checkout"], to: "orders/", why: "a checkout places orders" },
  { from: ["checkout"], to: "payments/", why: "a checkout makes its payment" },
  { from: ["offers"], to: "checkout/", why: "an offer that is accepted becomes an order" },
  { from: ["offers"], to: "orders/", why: "an offer is for lines of a cart, and for an address" },
  { from: ["offers"], to: "requests/", why: "a store sees its offer with the request it answers" },
];

const SOURCE = new URL("../packages/sandbox/src/", import.meta.url);
const foldersIn = (/** @type {string} */ path) =>
  readdirSync(new URL(path, SOURCE), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
/** @param {string} where @param {readonly string[]} found @param {readonly string[]} named */
function holdComplete(where, found, named) {
  const different = [...found, ...named].filter((name) => !(found.includes(name) && named.includes(name)));
  if (different.length > 0)
    throw new Error(`${where} does not name the folders as they are: ${different.join(", ")}`);
}
holdComplete(
  "PARTS",
  foldersIn("."),
  PARTS.map(({ part }) => part),
);
holdComplete("FEATURES", foldersIn("features/"), FEATURES);

const sandbox = [
  ...PARTS.map(({ part, may }) =>
    rule(
      `"${part}" of the sandbox imports of other parts ${may.join(", ") || "none"}`,
      { path: `${SANDBOX}/${part}/` },
      { path: `${SANDBOX}/`, pathNot: [part, ...may].map((name) => `${SANDBOX}/${name}/`) },
    ),
  ),
  ...FEATURES.map((name, place) => {
    const listed = BETWEEN_FEATURES.filter(({ from }) => from === undefined || from.includes(name));
    const earlier = listed.filter(({ to }) => FEATURES.indexOf(to.split("/")[0] ?? "") < place);
    return rule(
      `the feature "${name}" of the sandbox imports of earlier ones what BETWEEN_FEATURES lists`,
      { path: `${SANDBOX}/features/${name}/` },
      {
        path: `${SANDBOX}/features/[^/]+/`,
        pathNot: [`${name}/`, ...earlier.map(({ to }) => to)].map((file) => `${SANDBOX}/features/${file}`),
      },
    );
  }),
  rule(
    "the sandbox takes the heads of pages from the SDK, and nothing else",
    { path: `${SANDBOX}/` },
    { path: "(^|/)marketplace-sdk($|/)", pathNot: "(^|/)marketplace-sdk/(dist/|src/)?head($|/)" },
  ),
  rule(
    "the domain of the sandbox knows neither HTTP nor the database",
    { path: `${SANDBOX}/domain/` },
    { path: ["(^|/)node_modules/(hono|@hono|postgres)/", "^(hono|@hono|postgres)($|/)", "^https?$"] },
  ),
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [...betweenPackages, ...storefront, ...sandbox],
  options: {
    // Imports of types count too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: "(^|/)(node_modules|dist)/" },
    exclude: { path: "(^|/)test-results/" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "node"] },
  },
};
