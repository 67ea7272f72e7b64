/**
 * How many small mistakes in the sandbox's own source the checker finds: one at a time, in turns of each kind, on the operations
 * that the changed file belongs to. `known.json` has what no client could see, by file: how the line begins, how the replaced text
 * does, what replaces it, why, and which of several on the line; and the same of mutants that are known to survive.
 *
 *   npm run verify -w marketplace-conformance -- mutants                30 of them
 *   VERIFY=full npm run verify -w marketplace-conformance -- mutants    300, hours
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { casesOf } from "../../../../../scripts/lib/cases.mjs";
import { checkServer } from "../../../src/check/run";
import { edited, openBuilds } from "../sandbox-builds.mjs";
import known from "./known.json" with { type: "json" };
import { operationsOfFiles } from "./operations-of-files.mjs";
import { sampleOf, sourceMutants } from "./source-mutants.mjs";
import { createTypeChecker } from "./type-checker.mjs";

/** @typedef {import("./source-mutants.mjs").SourceMutant} SourceMutant */

const COUNT = casesOf({ test: 0, verify: 30, full: 300 });
/** Of a small sample one or two more may survive by chance. */
const GOAL = casesOf({ test: 0, verify: 0.85, full: 0.95 });
/** A busy machine isn't the server's fault. */
const BUSY = /nothing came within|other side closed/;
/** A mutant is tried for so long. */
const MAX_MS = 240_000;
/** Hashes of passwords are half of the work, and no mutant is about their cost. */
const CHEAP_HASHES = edited("kernel/passwords.ts", "memory: 19_456, passes: 2", "memory: 8, passes: 1");

/** For files that every operation runs: one operation of each kind. */
const ANY = [
  "account.get",
  "account.transactions",
  "addresses.save",
  "auth.login",
  "fundPassword.change",
  "memberLists.save",
  "merchant.stats",
  "merchantProducts.save",
  "messages.list",
  "orders.cancel",
  "orders.create",
  "payments.payWithBalance",
  "products.list",
  "products.reviews",
  "purchaseRequests.create",
  "recharges.create",
  "uploads.image",
  "withdrawals.create",
];
/** Of a file that many operations run, those in which most of it is seen. */
const TELLING = [
  ...ANY,
  "addresses.list",
  "disputes.acceptOffer",
  "loans.terms",
  "merchantOrders.list",
  "offers.accept",
  "orders.preview",
  "orders.review",
  "payments.payWithCrypto",
  "withdrawals.quote",
];
/** More than that is not a part any more. */
const MAX_OPERATIONS = 14;
/** Where calls on orders, money and products are seen: states, sums and counts. @type {readonly (readonly [RegExp, readonly string[]])[]} */
const SEEN_IN = [
  [
    /^(orders\.(create|cancel|confirm|review)|payments|disputes|merchantOrders\.(ship|decline)|merchantDisputes)/,
    ["account.get", "orders.cancel", "orders.create", "orders.get", "orders.list"],
  ],
  [/^(withdrawals|recharges)\./, ["account.get"]],
  [/^(products\.get|merchantProducts\.(get|list))$/, ["merchantProducts.save", "products.lookup"]],
  [/^(merchantProducts\.s|stores\.t)/, ["merchantProducts.setStatus"]],
  [/^(orders\.review|merchantReviews)/, ["products.reviews"]],
  [/^merchant\.(stats|dashboard|settlements)$/, ["orders.create"]],
  [
    /^(merchantOffers|offers)\./,
    ["merchantOffers.list", "merchantOffers.save", "offers.accept", "offers.list"],
  ],
  [/^messages\./, ["messages.get", "messages.markRead"]],
  [/^account\.get$/, ["auth.login"]],
  [/^addresses\./, ["addresses.save", "orders.preview"]],
  [/^(memberLists|loans\.terms)/, ["site.config"]],
  [/^products\.reviews$/, ["stores.get"]],
];

const operationsOf = operationsOfFiles();
/** The part of the contract that a file is for: a run on it alone takes seconds. @param {string} path */
function partOf(path) {
  const own = operationsOf.get(path);
  // What every operation runs is seen in any.
  if (own === undefined) return ANY;
  const some = own.size > MAX_OPERATIONS ? TELLING.filter((id) => own.has(id)) : [...own];
  const seen = SEEN_IN.flatMap(([calls, ids]) => (some.some((id) => calls.test(id)) ? ids : []));
  return [...new Set([...some, ...seen])];
}

/**
 * The mutants that each row of a list of `known.json` means, whatever line they have moved to.
 * @param {object} list @param {readonly SourceMutant[]} every
 */
const meantBy = (list, every) =>
  Object.entries(list).flatMap(([path, rows]) =>
    rows.map((/** @type {[string, string, string, string, number?]} */ [at, from, to, , nth]) => {
      const all = every.filter(
        (one) => one.path === path && one.from.startsWith(from) && one.to === to && one.at.startsWith(at),
      );
      const meant = nth === undefined ? all : all.slice(nth, nth + 1);
      return { row: `${path}: ${at} ${from} → ${to}`, meant };
    }),
  );

/** @param {object} list @param {readonly SourceMutant[]} every */
const allMeantBy = (list, every) => new Set(meantBy(list, every).flatMap(({ meant }) => meant));

/** @type {Awaited<ReturnType<typeof openBuilds>>} */
let builds;
beforeAll(async () => {
  builds = await openBuilds({ base: CHEAP_HASHES });
}, 600_000);
afterAll(() => builds.close());

it("knows no mutant that is not there any more", () => {
  const every = sourceMutants();
  const rows = [known.equivalent, known.survivors].flatMap((list) => meantBy(list, every));
  expect(rows.filter(({ meant }) => meant.length === 0).map(({ row }) => row)).toEqual([]);
});

it(`finds most of ${COUNT} small mistakes in the sandbox's source`, { timeout: COUNT * MAX_MS }, async () => {
  const every = sourceMutants();
  const equivalent = allMeantBy(known.equivalent, every);
  const survivors = allMeantBy(known.survivors, every);
  const isRefused = createTypeChecker();
  const queue = sampleOf(
    every.filter((mutant) => mutant.leftOut === undefined && !equivalent.has(mutant)),
    1,
  );
  let tried = 0;
  /** @type {string[]} */
  const survived = [];
  for (const mutant of queue) {
    if (tried === COUNT) break;
    // What doesn't compile would never be released.
    if (!mutant.path.endsWith(".sql") && isRefused(mutant.path, mutant.text)) continue;
    const findings = await examine(mutant);
    if (findings === undefined) continue;
    tried += 1;
    const name = `${mutant.path}:${mutant.line} ${mutant.from} → ${mutant.to}`;
    if (findings.length === 0) survived.push(`${name}${survivors.has(mutant) ? ", as is known" : ""}`);
    console.info(`${name}: ${findings[0] ?? "survived"}`);
  }
  console.info(`proof: the checker finds ${tried - survived.length} of ${tried} mutants of the sandbox`);
  expect(survived.length, survived.join("\n")).toBeLessThanOrEqual((1 - GOAL) * tried);
});

/** @param {SourceMutant} mutant @returns {Promise<string[] | undefined>} undefined when it could not be tried */
async function examine({ path, text }) {
  /** @type {Awaited<ReturnType<typeof builds.start>>} */
  let server;
  try {
    server = path.endsWith(".sql")
      ? await builds.start(new Map(), text.replace(/^create function/, "create or replace function"))
      : await builds.start(new Map([[path, text]]));
  } catch {
    return undefined;
  }
  try {
    return await check(server.url, partOf(path));
  } finally {
    await server.close();
  }
}

/** Checks a build until something is found. @param {string} baseUrl @param {readonly string[]} only */
async function check(baseUrl, only) {
  const stop = new AbortController();
  const late = AbortSignal.timeout(MAX_MS);
  /** @type {string[]} */
  const findings = [];
  try {
    await checkServer({
      baseUrl,
      // What is being looked at when it ends need not be finished.
      fetch: (url, init) =>
        fetch(url, {
          ...init,
          signal: AbortSignal.any([stop.signal, ...(init?.signal ? [init.signal] : [])]),
        }),
      only,
      login: { account: "buyer", password: "buyer-demo" },
      merchantLogin: { account: "merchant", password: "merchant-demo" },
      fundPassword: "fund-demo",
      write: true,
      properties: 2,
      timeoutMs: 30_000,
      signal: AbortSignal.any([stop.signal, late]),
      onFinding({ operation, rule, problem, exchange }) {
        if (stop.signal.aborted || BUSY.test(exchange.failure ?? "")) return;
        findings.push(`${operation} ${rule}: ${problem}`.slice(0, 200));
        stop.abort();
      },
    });
  } catch (error) {
    // A login that fails, or a server that answers nothing any more.
    const message = String(error instanceof Error ? error.message : error);
    if (!stop.signal.aborted && BUSY.test(message)) return undefined;
    if (!stop.signal.aborted) findings.push(message);
  }
  // Of a run that did not come to its end nothing is known, unless it has found something.
  return late.aborted && findings.length === 0 ? undefined : findings;
}
