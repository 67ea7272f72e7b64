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
  { folder: "packages/sandbox", name: "marketplace-sandbox", may: ["marketplace-contract"] },
  { folder: "packages/docs", name: "marketplace-docs", may: ["marketplace-sdk", "marketplace-contract"] },
  { folder: "packages/marketplace-react", name: "marketplace-react", may: ["marketplace-sdk"] },
  { folder: "packages/storefront", name: "storefront", may: ["marketplace-react", "marketplace-sdk"] },
];

/** Tools that may import another package: the mock and its build use the sandbox's pictures. */
const TOOLS_ACROSS = ["^openapi/scripts/motifs\\.mjs$"];

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
      { path: `^${own.folder}/`, pathNot: [`^${own.folder}/src/`, ...TOOLS_ACROSS] },
      { path: ofTools.flatMap(placesOf) },
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
];

const SANDBOX = "^packages/sandbox/src";

/** The parts of the sandbox, what each may import besides itself, and whether that includes the files directly in `src/`. */
const PARTS = [
  { part: "domain", may: ["i18n/"], root: false },
  { part: "i18n", may: ["domain/"], root: false },
  { part: "db", may: ["domain/", "i18n/"], root: false },
  { part: "embedded-postgres", may: ["domain/"], root: false },
  { part: "object-store", may: ["domain/"], root: false },
  {
    part: "features",
    may: ["domain/", "db/", "i18n/", "object-store/", "http/contract", "jobs/job-runner"],
    root: true,
  },
  { part: "http", may: ["domain/", "db/", "i18n/", "features/", "seed/catalog/picture/draw"], root: true },
  { part: "jobs", may: ["domain/", "db/", "features/", "seed/rows/users"], root: true },
];

/** Which feature may import which file of another one, and why. */
const BETWEEN_FEATURES = [
  { to: "messages/notify", why: "the inbox reports every event of a user's money and orders" },
  { to: "uploads/references", why: "a row that holds a picture says so, or the file is deleted" },
  { to: "uploads/upload-path", why: "pictures of products and reviews are uploads of their author" },
  { to: "users/lock-member", why: "limits per member hold for parallel calls" },
  { to: "users/freeze", why: "a frozen member moves no money" },
  {
    from: ["offers", "orders", "payments", "wallet"],
    to: "merchants/suspension",
    why: "a suspended store offers and ships nothing, and keeps what is owed",
  },
  {
    from: ["payments", "wallet"],
    to: "users/verify-fund-password",
    why: "money leaves with the fund password",
  },
  { from: ["uploads"], to: "users/sessions", why: "a private file is served outside of the API's routes" },
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
  { from: ["orders"], to: "disputes/dispute-dto", why: "an order shows its dispute" },
  { from: ["offers"], to: "orders/", why: "an offer that is accepted becomes an order" },
  { from: ["offers"], to: "requests/request-dto", why: "a store sees its offer with the request it answers" },
  { from: ["requests"], to: "offers/", why: "a request that is closed closes its offers" },
  { from: ["payments"], to: "orders/cancel", why: "a payment that ends cancels its orders" },
  { from: ["orders"], to: "payments/", why: "a checkout makes its payment" },
  { from: ["payments"], to: "wallet/", why: "crypto payments use the wallet's networks and addresses" },
];

const features = readdirSync(new URL("../packages/sandbox/src/features", import.meta.url), {
  withFileTypes: true,
}).filter((entry) => entry.isDirectory());

const sandbox = [
  ...PARTS.map(({ part, may, root }) =>
    rule(
      `"${part}" of the sandbox imports of other parts ${may.join(", ")}`,
      { path: `${SANDBOX}/${part}/` },
      {
        path: `${SANDBOX}/`,
        pathNot: [
          `${SANDBOX}/${part}/`,
          ...may.map((name) => `${SANDBOX}/${name}${name.endsWith("/") ? "" : "(/|\\.ts$)"}`),
          ...(root ? [`${SANDBOX}/[^/]+$`] : []),
        ],
      },
    ),
  ),
  ...features.map(({ name }) => {
    const listed = BETWEEN_FEATURES.filter(({ from }) => from === undefined || from.includes(name));
    return rule(
      `the feature "${name}" of the sandbox imports of others what BETWEEN_FEATURES lists`,
      { path: `${SANDBOX}/features/${name}/` },
      {
        path: `${SANDBOX}/features/[^/]+/`,
        pathNot: [`${name}/`, ...listed.map(({ to }) => to)].map((place) => `${SANDBOX}/features/${place}`),
      },
    );
  }),
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
