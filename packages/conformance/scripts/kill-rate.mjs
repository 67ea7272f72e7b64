/**
 * How many small mistakes in the sandbox's own source the checker finds, beside what status, schema and 5xx alone would find.
 *
 *   node scripts/kill-rate.mjs                          300 mutants, hours
 *   node scripts/kill-rate.mjs --count 60 --minutes 30  a sample, as far as it comes
 *
 * Results are kept in `test-results/kill-rate.jsonl` and used again: a run that was stopped goes on. `--fresh` begins anew, `--again
 * survivors` tries survivors again, after a new rule. Needs a build of the checker.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { checkServer } from "../dist/index.js";
import { EQUIVALENT } from "./lib/equivalent-mutants.mjs";
import { operationsOfFiles } from "./lib/operations-of-files.mjs";
import { edited, openBuilds } from "./lib/sandbox-builds.mjs";
import { sampleOf, sourceMutants } from "./lib/source-mutants.mjs";

/** @typedef {{ id: string, line: number, kind: string, from: string, to: string, outcome: "found" | "survived" | "broken", path: string, isGeneric?: boolean, by?: string }} Outcome */

/** Rules that need no knowledge of a marketplace: what generic tools have. */
const GENERIC = new Set(["envelope", "status", "declared", "content-type", "types", "robust"]);
const GOAL = 0.85;

/** In the file of results: that the build without a mutant was looked at, and nothing was found. */
const UNCHANGED = "unchanged";
/** A busy machine is no mistake of the server. */
const BUSY = /nothing came within|other side closed/;
/** A mutant is tried for so long. */
const MAX_MS = 120_000;
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
  "merchantProducts.save",
  "messages.list",
  "orders.cancel",
  "orders.create",
  "payments.payWithBalance",
  "products.list",
  "products.reviews",
  "uploads.image",
  "withdrawals.create",
];
/** More than that is not a part any more. */
const MAX_OPERATIONS = 24;
/** Where calls on orders and money are seen: states and sums. */
const SEEN_IN = ["orders.get", "orders.list", "orders.cancel", "merchantOrders.list", "account.transactions"];
const ofMoney = /^(orders|payments|disputes|merchantOrders|merchantDisputes)\./;

const operationsOf = operationsOfFiles();
/** The part of the contract that a file is for: a run on it alone takes seconds. @param {string} path */
function partOf(path) {
  const own = [...(operationsOf.get(path) ?? ANY)];
  const some = own.length > MAX_OPERATIONS ? ANY.filter((id) => own.includes(id)) : own;
  return [...new Set([...some, ...(some.some((id) => ofMoney.test(id)) ? SEEN_IN : [])])];
}

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "600" },
    fresh: { type: "boolean" },
    again: { type: "string" },
  },
});
const folder = fileURLToPath(new URL("../test-results/", import.meta.url));
const file = `${folder}kill-rate.jsonl`;
mkdirSync(folder, { recursive: true });
if (values.fresh) rmSync(file, { force: true });
/** @type {Outcome[]} */
const kept = (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").filter(Boolean) : [])
  .map((line) => JSON.parse(line))
  .filter(({ id, outcome }) => values.again !== "survivors" || outcome !== "survived" || id === UNCHANGED);
writeFileSync(file, kept.map((one) => `${JSON.stringify(one)}\n`).join(""));
const done = new Map(kept.map((one) => [one.id, one]));

/** @param {{ path: string, from: string, to: string }} mutant */
const isEquivalent = ({ path, from, to }) =>
  EQUIVALENT.some((one) => one.path === path && one.from === from && one.to === to);
const every = sourceMutants();
const all = every.filter((mutant) => !isEquivalent(mutant));
const chosen = sampleOf(all, Number(values.count), Number(values.seed));
const end = Date.now() + Number(values.minutes) * 60_000;
console.log(`${all.length} mutants of the sandbox, ${chosen.length} chosen, ${done.size} known`);
console.log(`${every.length - all.length} change nothing that a client could see and are set aside`);

const builds = await openBuilds({ base: CHEAP_HASHES });
try {
  for (const mutant of chosen) {
    if (done.has(mutant.id)) continue;
    if (Date.now() > end) break;
    const outcome = await examine(mutant);
    if (outcome === undefined) continue;
    done.set(mutant.id, outcome);
    appendFileSync(file, `${JSON.stringify(outcome)}\n`);
    console.log(
      `${outcome.outcome} ${mutant.path}:${mutant.line} ${mutant.from} → ${mutant.to} ${outcome.by ?? ""}`,
    );
  }
  if (!done.has(UNCHANGED) && Date.now() < end) {
    const right = await builds.start(new Map());
    const { findings } = await check(right.url);
    await right.close();
    if (findings.length > 0) throw new Error(`The unchanged build has findings: ${findings.join("; ")}`);
    done.set(UNCHANGED, { id: UNCHANGED });
    appendFileSync(file, `${JSON.stringify({ id: UNCHANGED, outcome: "survived" })}\n`);
  }
} finally {
  await builds.close();
}
report(chosen.flatMap(({ id }) => done.get(id) ?? []));

/** @param {import("./lib/source-mutants.mjs").SourceMutant} mutant @returns {Promise<Outcome | undefined>} undefined when it could not be tried */
async function examine({ id, path, line, kind, from, to, text }) {
  const about = { id, path, line, kind, from, to };
  let server;
  try {
    server = path.endsWith(".sql")
      ? await builds.start(new Map(), text.replace(/^create function/, "create or replace function"))
      : await builds.start(new Map([[path, text]]));
  } catch {
    // Nobody would release it.
    return { ...about, outcome: "broken" };
  }
  try {
    const { findings, isGeneric, isUnclear } = await check(server.url, partOf(path));
    if (isUnclear) return undefined;
    const [by] = findings;
    return by === undefined
      ? { ...about, outcome: "survived" }
      : { ...about, outcome: "found", isGeneric, by };
  } finally {
    await server.close();
  }
}

/**
 * Checks a build. It ends as soon as generic rules have found something, and before the scenarios when the checker has: they are of no use to
 * generic tools.
 * @param {string} baseUrl @param {readonly string[]} [only]
 */
async function check(baseUrl, only) {
  const stop = new AbortController();
  /** @type {string[]} */
  const findings = [];
  let isGeneric = false;
  try {
    await checkServer({
      baseUrl,
      only,
      login: { account: "buyer", password: "buyer-demo" },
      merchantLogin: { account: "merchant", password: "merchant-demo" },
      fundPassword: "fund-demo",
      write: true,
      properties: 2,
      concurrency: 4,
      timeoutMs: 30_000,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(MAX_MS)]),
      onFinding({ operation, rule, exchange }) {
        if (BUSY.test(exchange.failure ?? "")) return;
        findings.push(`${operation} ${rule}`);
        isGeneric ||= GENERIC.has(rule) || (exchange.answer?.status ?? 0) >= 500;
        if (isGeneric) stop.abort();
      },
      onProgress(_, __, operation) {
        if (operation === "scenarios" && findings.length > 0) stop.abort();
      },
    });
  } catch (error) {
    // A login that fails, or a server that answers nothing any more.
    const message = String(error instanceof Error ? error.message : error);
    if (BUSY.test(message)) return { findings, isGeneric, isUnclear: true };
    findings.push(message);
    isGeneric = true;
  }
  return { findings, isGeneric, isUnclear: false };
}

/** @param {Outcome[]} outcomes */
function report(outcomes) {
  const tried = outcomes.filter(({ outcome }) => outcome !== "broken");
  const found = tried.filter(({ outcome }) => outcome === "found");
  const generic = found.filter(({ isGeneric }) => isGeneric);
  const share = (/** @type {readonly unknown[]} */ some) =>
    `${some.length} of ${tried.length}, ${((100 * some.length) / Math.max(1, tried.length)).toFixed(1)} %`;
  console.log("\nSurvivors:");
  for (const { id, line, from, to } of tried.filter(({ outcome }) => outcome === "survived")) {
    console.log(`  ${id} line ${line}: ${from} → ${to}`);
  }
  console.log(`\nfound by the checker: ${share(found)}`);
  console.log(`found by status, schema and 5xx alone: ${share(generic)}`);
  console.log(
    `${outcomes.length - tried.length} of ${outcomes.length} did not build or start and do not count`,
  );
  process.exitCode = found.length >= GOAL * tried.length ? 0 : 1;
}
