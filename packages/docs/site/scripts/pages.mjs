import { placesOf, readPage, resolveLinks } from "./include.mjs";

/** @typedef {import("./include.mjs").ReadFile} ReadFile */

/** The written pages in reading order, each with its name in the list at the side. */
export const SECTIONS = /** @type {{ title: string, pages: [name: string, text: string][] }[]} */ ([
  {
    title: "Start",
    pages: [
      ["start/first-call", "Five minutes"],
      ["start/layout", "How it fits together"],
      ["start/ordered-and-delivered", "Ordered and delivered"],
    ],
  },
  {
    title: "Build a shop",
    pages: [
      ["guides/new-storefront", "A new storefront"],
      ["guides/marketplace-react", "marketplace-react"],
      ["guides/gallery", "Gallery and themes"],
      ["guides/orders", "Orders and money"],
      ["guides/disputes", "Disputes and returns"],
      ["guides/offers", "Offers on requests"],
      ["guides/storefront", "The ready storefront"],
      ["guides/search-engines", "Search engines and shared links"],
    ],
  },
  {
    title: "Call the API",
    pages: [
      ["guides/client", "The client"],
      ["guides/react", "React and TanStack Query"],
      ["guides/vue", "Vue"],
      ["guides/react-native", "React Native"],
      ["guides/other-backend", "In front of another backend"],
      ["guides/page", "A page without a build"],
      ["guides/server", "Rendering on a server"],
      ["guides/script", "A script"],
      ["guides/testing", "Testing your app"],
      ["guides/check-your-app", "Check your app in ten minutes"],
      ["guides/generated-clients", "Generated clients"],
    ],
  },
  {
    title: "A server",
    pages: [
      ["guides/mock", "The mock"],
      ["guides/own-server", "Your own server"],
      ["guides/sandbox", "The sandbox"],
      ["guides/contract", "The contract"],
      ["guides/lifecycles", "Lifecycles and invariants"],
      ["guides/conformance", "Conformance"],
    ],
  },
  {
    title: "Concepts",
    pages: [
      ["concepts/envelope", "The envelope"],
      ["concepts/values", "Values"],
      ["concepts/errors", "Errors"],
      ["concepts/session", "The session"],
      ["concepts/storage", "Storage"],
      ["concepts/idempotency", "Idempotency"],
      ["concepts/languages", "Languages"],
      ["concepts/lists", "Lists"],
      ["concepts/deviations", "Where it differs"],
    ],
  },
  {
    title: "Tasks",
    pages: [
      ["tasks/index", "Ten tasks"],
      ["tasks/order-totals", "Orders with totals"],
      ["tasks/set-avatar", "Upload an avatar"],
      ["tasks/pay-with-balance", "Pay with the balance"],
      ["tasks/category-list", "Infinite list"],
      ["tasks/withdraw", "Withdraw"],
      ["tasks/expired-session", "Expired session"],
      ["tasks/component-test", "Test a component"],
      ["tasks/stock-server", "Stock server"],
      ["tasks/optimistic-follow", "Optimistic follow"],
      ["tasks/apply-as-merchant", "Apply as a merchant"],
    ],
  },
  {
    title: "Operate",
    pages: [
      ["operate/go-live", "Before you go live"],
      ["operate/migration", "Migration"],
    ],
  },
]);

/**
 * The written pages with what they include, and with links that VitePress understands.
 *
 * @param {ReadFile} read
 * @param {ReadonlyMap<string, string>} names that the references describe → address on the site
 */
export function expandPages(read, names) {
  const listed = SECTIONS.flatMap(({ pages }) => pages).map(([name]) => name);
  const pages = ["index", "commands", ...listed].map((name) => readPage(name, read));
  const places = placesOf(pages);
  return pages.map((page) => ({ name: page.name, text: resolveLinks(page, places, names) }));
}

/**
 * The four figures of the front page, from where they are measured or tested.
 *
 * @param {ReadFile} read
 * @throws {Error} if one is not there any more
 */
export function figures(read) {
  const find = (/** @type {string} */ path, /** @type {RegExp} */ pattern) => {
    const found = [...read(path).matchAll(pattern)].map(([, value = ""]) => value);
    if (found.length === 0) throw new Error(`${path} has nothing like ${pattern}`);
    return found;
  };
  const [bytes = ""] = find("docs/figures.md", /^\| [^|]*one GET \+ one POST +\| +([^|]+?) +\|/gm);
  const runtimes = find("packages/marketplace-sdk/README.md", /^\| (Node|Bun|Deno|workerd) /gm);
  const [found = "", share = ""] =
    find("docs/figures.md", /^\| found by the checker +\| +([^|]+?) +\|/gm)[0]?.split(", ") ?? [];
  const journeys = find("packages/storefront/e2e/engines/journeys.spec.ts", /^(test)\(/gm);
  return [
    { value: bytes, text: "The client with two of its calls, minified and compressed." },
    {
      value: "Once",
      text: `An order whose answer is lost is sent again and placed once, on each of ${runtimes.length} runtimes.`,
    },
    {
      value: share,
      text: `of the small mistakes put into a server are found by the checker: ${found}.`,
    },
    {
      value: "3 engines",
      text: `${journeys.length} journeys through the shop run in Chromium, Firefox and WebKitGTK.`,
    },
  ];
}
