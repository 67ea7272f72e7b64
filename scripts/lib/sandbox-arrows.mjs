/** The parts of the sandbox, and what each may import besides itself. Files directly in `src/` put the parts together. */
const MAY = {
  domain: ["i18n"],
  i18n: ["domain"],
  db: ["domain", "i18n"],
  "embedded-postgres": ["domain"],
  "object-store": ["domain"],
  features: ["domain", "db", "i18n", "object-store", "http/contract", "jobs/job-runner"],
  http: ["domain", "db", "i18n", "features", "seed/catalog/picture/draw"],
  jobs: ["domain", "db", "features", "seed/rows/users"],
};

/** Which feature may import which other one, and why. */
const FEATURES = [
  {
    from: /./,
    to: "messages/notify",
    why: "whatever happens to a user's money or orders is told in the inbox",
  },
  { from: /./, to: "uploads/references", why: "a row that holds a picture says so, or the file is deleted" },
  {
    from: /./,
    to: "uploads/upload-path",
    why: "pictures of products and reviews are uploads of their author",
  },
  { from: /./, to: "users/lock-member", why: "limits per member hold for parallel calls" },
  { from: /./, to: "users/freeze", why: "a frozen member moves no money" },
  {
    from: /^(offers|orders|payments|wallet)$/,
    to: "merchants/suspension",
    why: "a suspended store offers and ships nothing, and keeps what is owed",
  },
  {
    from: /^(payments|wallet)$/,
    to: "users/verify-fund-password",
    why: "money leaves with the fund password",
  },
  { from: /^uploads$/, to: "users/sessions", why: "a private file is served outside of the API's routes" },
  { from: /^requests$/, to: "users/countries", why: "a request names the country it ships to" },
  {
    from: /^(content|merchants|offers|requests)$/,
    to: "catalog/",
    why: "they show products and stores as the catalog does",
  },
  { from: /^content$/, to: "uploads/picture", why: "the site's settings name the largest picture" },
  { from: /^content$/, to: "uploads/widths", why: "the site's settings name the widths of pictures" },
  { from: /^merchants$/, to: "orders/", why: "the store's side of an order" },
  { from: /^disputes$/, to: "orders/", why: "a dispute holds and refunds its order, and answers with it" },
  { from: /^disputes$/, to: "merchants/own-orders", why: "the store's side of a disputed order" },
  {
    from: /^disputes$/,
    to: "uploads/own-pictures",
    why: "pictures of a dispute are uploads of their author",
  },
  { from: /^orders$/, to: "disputes/dispute-dto", why: "an order shows its dispute" },
  { from: /^offers$/, to: "orders/", why: "an offer that is accepted becomes an order" },
  { from: /^offers$/, to: "requests/request-dto", why: "a store sees its offer with the request it answers" },
  { from: /^requests$/, to: "offers/", why: "a request that is closed closes its offers" },
  { from: /^payments$/, to: "orders/cancel", why: "a payment that ends cancels its orders" },
  { from: /^orders$/, to: "payments/", why: "a checkout makes its payment" },
  { from: /^payments$/, to: "wallet/", why: "crypto payments use the wallet's networks and addresses" },
];

const SOURCE = /^packages\/sandbox\/src\/(.+)$/;

/**
 * What is wrong with an import inside the sandbox: `http → features → domain`; the domain imports no HTTP and no database,
 * and features know of each other only what is listed.
 *
 * @param {string} path
 * @param {string} target
 * @returns {string | undefined}
 */
export function sandboxMessage(path, target) {
  const from = SOURCE.exec(path)?.[1];
  const to = SOURCE.exec(target)?.[1]?.replace(/\.ts$/, "");
  if (!from || !to) return undefined;
  const part = from.split("/")[0] ?? "";
  if (!isPart(part) || !to.includes("/")) return rootMessage(part, to);
  if (to.startsWith(`${part}/`)) return part === "features" ? featureMessage(from, to) : undefined;
  if (MAY[part].some((allowed) => to === allowed || to.startsWith(`${allowed}/`))) return undefined;
  return `"${part}" of the sandbox must not import "${to}"`;
}

/**
 * @param {string} part
 * @returns {part is keyof typeof MAY}
 */
const isPart = (part) => Object.hasOwn(MAY, part);

/**
 * @param {string} part
 * @param {string} to a file directly in `src/`, or whatever a part without rules imports
 */
function rootMessage(part, to) {
  const isPure =
    part === "domain" ||
    part === "i18n" ||
    part === "db" ||
    part === "embedded-postgres" ||
    part === "object-store";
  return isPure ? `"${part}" of the sandbox must not import "${to}"` : undefined;
}

/**
 * @param {string} from
 * @param {string} to
 */
function featureMessage(from, to) {
  const [, own = "", isNested] = from.split("/");
  const [, other = "", name] = to.split("/");
  // What lies in the folder itself is for all features; its index is the list of them.
  if (isNested === undefined || name === undefined || own === other) return undefined;
  const rest = `${other}/${name}`;
  const isListed = FEATURES.some((rule) => rule.from.test(own) && rest.startsWith(rule.to));
  return isListed ? undefined : `the feature "${own}" of the sandbox must not import "${rest}"`;
}
