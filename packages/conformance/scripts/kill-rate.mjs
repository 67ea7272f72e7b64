/**
 * How many small mistakes in the sandbox's own source the checker finds, compared with what status, schema and 5xx checks alone would find.
 *
 *   node scripts/kill-rate.mjs                          300 mutants, hours
 *   node scripts/kill-rate.mjs --count 60 --minutes 30  a sample, as far as the time allows
 *   node scripts/kill-rate.mjs --workers 2              two mutants at a time
 *   node scripts/kill-rate.mjs offers/ stock.ts#2       those whose id has a word, also when they were tried before
 *   node scripts/kill-rate.mjs --minutes 0 --write      writes the results so far to docs/figures.md
 *
 * Results are kept in `test-results/kill-rate.jsonl` and reused: an interrupted run continues. `--fresh` starts over, `--again
 * survivors` tries survivors again, after a new rule. Needs a build of the checker.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { writeSection } from "../../../bench/lib/figures.mjs";
import { checkServer } from "../dist/index.js";
import { EQUIVALENT } from "./lib/equivalent-mutants.mjs";
import { mutantsNamed } from "./lib/named-mutants.mjs";
import { operationsOfFiles } from "./lib/operations-of-files.mjs";
import { edited, openBuilds } from "./lib/sandbox-builds.mjs";
import { sampleOf, sourceMutants } from "./lib/source-mutants.mjs";
import { SURVIVORS } from "./lib/survivors.mjs";
import { createTypeChecker } from "./lib/type-checker.mjs";

/** @typedef {{ id: string, line: number, kind: string, from: string, to: string, outcome: "found" | "survived" | "refused" | "broken" | "unchanged", seconds?: number, path: string, isGeneric?: boolean, by?: string }} Outcome */

/** Rules that need no knowledge of a marketplace: what generic tools have. */
const GENERIC = new Set(["envelope", "status", "declared", "content-type", "types", "robust"]);
const GOAL = 0.85;
const METHOD =
  "Small mistakes in the sandbox's own source, one at a time, in turns of each kind: a lost condition, another boundary, sum, order, name, state or number. The checker runs on the operations that the changed file belongs to. A mutant that was found once is not tried again after a new rule, unless with `--fresh`. The goal is 85 %.";

/** In the file of results: that the build without a mutant was looked at, and nothing was found. */
const UNCHANGED = "unchanged";
/** A busy machine isn't the server's fault. */
const BUSY = /nothing came within|other side closed/;
/** A mutant is tried for so long. */
const MAX_MS = 240_000;
/** Hashes of passwords are half of the work, and no mutant is about their cost. */
const CHEAP_HASHES = edited(
  "features/users/passwords.ts",
  "memory: 19_456, passes: 2",
  "memory: 8, passes: 1",
);

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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "600" },
    fresh: { type: "boolean" },
    again: { type: "string" },
    write: { type: "boolean" },
    workers: { type: "string", default: "1" },
  },
});
const folder = fileURLToPath(new URL("../test-results/", import.meta.url));
const file = `${folder}kill-rate.jsonl`;
mkdirSync(folder, { recursive: true });
if (values.fresh) rmSync(file, { force: true });
/** @type {Outcome[]} */
const kept = (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").filter(Boolean) : []).map(
  (line) => JSON.parse(line),
);
const known = new Map(kept.map((one) => [one.id, one]));
const isMeant = (/** @type {{ id: string }} */ { id }) =>
  positionals.some((word) => (word.includes("#") ? id.endsWith(word) : id.includes(word)));
const isAgain = (/** @type {Outcome} */ one) =>
  isMeant(one) || (values.again === "survivors" && one.outcome === "survived");
const done = new Map([...known].filter(([, one]) => !isAgain(one)));

const every = sourceMutants();
const equivalent = mutantsNamed(EQUIVALENT, every);
const stale = [...equivalent, ...mutantsNamed(SURVIVORS, every)].filter(
  ([, mutants]) => mutants.length === 0,
);
if (stale.length > 0)
  throw new Error(`No such mutants any more: ${JSON.stringify(stale.map(([one]) => one))}`);
const aside = new Set([...equivalent.values()].flat());
const within = every.filter(({ leftOut }) => leftOut === undefined);
const all = within.filter((mutant) => !aside.has(mutant));
const setAside = within.length - all.length;
const end = Date.now() + Number(values.minutes) * 60_000;
console.log(`${every.length} small mistakes in the sandbox's source; left out:`);
for (const [reason, count] of reasons(every)) console.log(`  ${count}: ${reason}`);
console.log(`${setAside} change nothing that a client could see and are set aside; ${all.length} are left`);

/** Survivors of earlier runs that were not tried again are survivors. @type {Outcome[]} */
const outcomes = [];
const isRefused = createTypeChecker();
const queue = sampleOf(all, Number(values.seed))
  .filter((mutant) => positionals.length === 0 || isMeant(mutant))
  [Symbol.iterator]();
const builds = Number(values.minutes) > 0 ? await openBuilds({ base: CHEAP_HASHES }) : undefined;
try {
  await Promise.all(Array.from({ length: Number(values.workers) }, () => work(queue)));
  if (positionals.length === 0) await lookAtUnchanged();
} finally {
  await builds?.close();
}
report();

/** Tries one mutant after the other. @param {Iterator<import("./lib/source-mutants.mjs").SourceMutant>} queue */
async function work(queue) {
  while (outcomes.filter(({ outcome }) => isTried(outcome)).length < Number(values.count)) {
    const { value: mutant, done: isEnd } = queue.next();
    if (isEnd) return;
    const [before, old] = [done, known].map((all) => {
      const one = all.get(mutant.id);
      // The source may have changed since.
      const isSame = one?.from === mutant.from && one.to === mutant.to && one.line === mutant.line;
      return isSame ? one : undefined;
    });
    if (before !== undefined) outcomes.push(before);
    if (before === undefined && Date.now() > end && old !== undefined) outcomes.push(old);
    if (before !== undefined || Date.now() > end) continue;
    const outcome = await examine(mutant);
    if (outcome === undefined) continue;
    note(outcome);
    outcomes.push(outcome);
    const { seconds = 0, by = "" } = outcome;
    console.log(
      `${seconds.toFixed(1)} s  ${outcome.outcome}  ${mutant.path}:${mutant.line}  ${mutant.from} → ${mutant.to}  ${by}`,
    );
  }
}

/** @param {Outcome["outcome"]} outcome */
function isTried(outcome) {
  return outcome === "found" || outcome === "survived";
}

/** @param {Outcome} outcome */
function note(outcome) {
  done.set(outcome.id, outcome);
  appendFileSync(file, `${JSON.stringify(outcome)}\n`);
}

/** @param {readonly import("./lib/source-mutants.mjs").SourceMutant[]} mutants */
function reasons(mutants) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { leftOut } of mutants) {
    if (leftOut !== undefined) counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
  }
  return counts;
}

/** A rule that accuses the build without a mutant finds nothing: all of the contract is checked there, with the same rules. */
async function lookAtUnchanged() {
  if (!builds || done.has(UNCHANGED) || Date.now() > end) return;
  const right = await builds.start(new Map());
  const { findings } = await check(right.url);
  await right.close();
  if (findings.length > 0) throw new Error(`The unchanged build has findings: ${findings.join("; ")}`);
  note({ id: UNCHANGED, path: "", line: 0, kind: "", from: "", to: "", outcome: "unchanged" });
}

/** @param {import("./lib/source-mutants.mjs").SourceMutant} mutant @returns {Promise<Outcome | undefined>} undefined when it could not be tried */
async function examine({ id, path, line, kind, from, to, text }) {
  const about = { id, path, line, kind, from, to };
  if (!builds) return undefined;
  const isSql = path.endsWith(".sql");
  if (!isSql && isRefused(path, text)) return { ...about, outcome: "refused" };
  const started = Date.now();
  let server;
  try {
    server = isSql
      ? await builds.start(new Map(), text.replace(/^create function/, "create or replace function"))
      : await builds.start(new Map([[path, text]]));
  } catch {
    return { ...about, outcome: "broken" };
  }
  try {
    const { findings, isGeneric, isUnclear } = await check(server.url, partOf(path));
    if (isUnclear) return undefined;
    const seconds = (Date.now() - started) / 1_000;
    const [by] = findings;
    return by === undefined
      ? { ...about, outcome: "survived", seconds }
      : { ...about, outcome: "found", isGeneric, by, seconds };
  } finally {
    await server.close();
  }
}

/**
 * Checks a build. It ends as soon as generic rules have found something, and with the operations when the checker has: scenarios are
 * of no use to generic tools, so the first finding there is the last one.
 * @param {string} baseUrl @param {readonly string[]} [only]
 */
async function check(baseUrl, only) {
  const stop = new AbortController();
  const late = AbortSignal.timeout(MAX_MS);
  /** @type {string[]} */
  const findings = [];
  let isGeneric = false;
  let isBeyondGeneric = false;
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
        isGeneric ||= GENERIC.has(rule) || (exchange.answer?.status ?? 0) >= 500;
        if (isGeneric || isBeyondGeneric) stop.abort();
      },
      onProgress(_, __, operation) {
        isBeyondGeneric ||= operation === "scenarios";
        if (isBeyondGeneric && findings.length > 0) stop.abort();
      },
    });
  } catch (error) {
    // A login that fails, or a server that answers nothing any more.
    if (stop.signal.aborted) return { findings, isGeneric, isUnclear: false };
    const message = String(error instanceof Error ? error.message : error);
    if (BUSY.test(message)) return { findings, isGeneric, isUnclear: true };
    findings.push(message);
    isGeneric = true;
  }
  // Of a run that did not come to its end nothing is known, unless it has found something.
  return { findings, isGeneric, isUnclear: late.aborted && findings.length === 0 };
}

function report() {
  const tried = outcomes.filter(({ outcome }) => isTried(outcome));
  const found = tried.filter(({ outcome }) => outcome === "found");
  const generic = found.filter(({ isGeneric }) => isGeneric);
  const survivors = tried.filter(({ outcome }) => outcome === "survived");
  const number = (/** @type {Outcome["outcome"]} */ wanted) =>
    outcomes.filter(({ outcome }) => outcome === wanted).length;
  const share = (/** @type {readonly unknown[]} */ some) =>
    `${some.length} of ${tried.length}, ${((100 * some.length) / Math.max(1, tried.length)).toFixed(1)} %`;
  console.log("\nSurvivors:");
  for (const { id, line, from, to } of survivors) console.log(`  ${id} line ${line}: ${from} → ${to}`);
  console.log(`\nfound by the checker: ${share(found)}`);
  console.log(`found by status, schema and 5xx alone: ${share(generic)}`);
  console.log(`${number("refused")} more were refused by the compiler, ${number("broken")} did not start`);

  if (values.write) {
    const rows = [
      ["mutants tried", tried.length],
      ["found by the checker", share(found)],
      ["found by status, schema and 5xx alone", share(generic)],
      ["set aside, as no client could see them", setAside],
      ["left out, as they are beyond the contract", every.length - within.length],
      ["refused by the compiler, or not started", number("refused") + number("broken")],
    ];
    const table = rows.map(([name, value]) => `| ${name} | ${value} |`).join("\n");
    const list = survivors.map(
      (one) => `- \`${one.path}\`, \`${one.from}\` → \`${one.to}\`: ${reasonOf(one)}`,
    );
    const missed = list.length > 0 ? `\n\nNot found:\n\n${list.join("\n")}` : "";
    writeSection("Conformance", `| Figure | Value |\n|---|---|\n${table}\n\n${METHOD}${missed}`);
  }
  process.exitCode = found.length >= GOAL * tried.length ? 0 : 1;
}

/** @param {Outcome} survivor */
function reasonOf({ path, from, to }) {
  const known = SURVIVORS.find((one) => one.path === path && from.startsWith(one.from) && one.to === to);
  return known?.reason ?? "no rule yet";
}
