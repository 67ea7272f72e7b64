import { openapi, operations } from "marketplace-contract";
import { createContext } from "./ask.js";
import { createCall } from "./call.js";
import { CheckError } from "./check-error.js";
import { checkOperation, isReading } from "./check-operation.js";
import { createCoverage } from "./contract-coverage/coverage.js";
import type { CoverageReport } from "./contract-coverage/coverage-report.js";
import { hashesOf } from "./hashes.js";
import { inParallel } from "./in-parallel.js";
import { groupMissing } from "./missing.js";
import { endsSession, hasOwnCall } from "./mutations/check-mutation.js";
import { createTestDataBuilder } from "./mutations/test-data-builder.js";
import type { CheckOptions, RunSettings } from "./options.js";
import type { ProfileName } from "./profile-name.js";
import { profiles } from "./profiles.js";
import { whyUnreachable } from "./reachable.js";
import { redact } from "./redact.js";
import { createResponseChecks, ORIGIN } from "./response-checks.js";
import { type Check, createResults, type Finding } from "./results.js";
import { type RuleName, rules } from "./rules.js";
import { checkScenarios } from "./scenarios/check-scenarios.js";
import { signIn, signOut } from "./sign-in.js";
import { createValidator } from "./validate.js";

/** The result of a run. Tokens and passwords are hidden in it. */
export interface Report {
  /** The server, as it was given. */
  readonly baseUrl: string;
  /** Version of the contract that the server was held to. */
  readonly contract: string;
  /** SHA-256 of the contract and of the rules, for statements. */
  readonly hashes: { readonly contract: string; readonly rules: string };
  /** What kind of server it was checked as. */
  readonly profile: ProfileName;
  /** The run's options, with defaults. */
  readonly settings: RunSettings;
  /** ISO 8601, in UTC. */
  readonly startedAt: string;
  /** How long the run took. */
  readonly seconds: number;
  /** Every request that was sent, those before the checks too. */
  readonly requests: number;
  /** False when the run was ended before its end. */
  readonly isWhole: boolean;
  /** Ids of the operations that were checked. */
  readonly operations: readonly string[];
  /** One for each rule and operation, and for each scenario of a rule; those that could not be told, too. */
  readonly checks: readonly Check[];
  /** Wrong behavior first, missing operations last. */
  readonly findings: readonly Finding[];
  /** Findings that a baseline names; they fail nothing until their date. */
  readonly known: readonly Finding[];
  /** What the run reached of the contract. */
  readonly coverage: CoverageReport;
}

let validator: ReturnType<typeof createValidator> | undefined;

/**
 * Checks a live server against the contract.
 * @throws {CheckError} when the server does not answer, a login is rejected, or `only` names nothing
 */
export async function checkServer(options: CheckOptions): Promise<Report> {
  const { baseUrl, timeoutMs = 15_000, onProgress = () => {}, signal } = options;
  const settings = settingsOf(options);
  const { origin, concurrency } = settings;
  const profile = profiles[options.profile ?? "contract"];
  const started = Date.now();
  const ids = chosen(options.only ?? []);
  let requests = 0;
  const call = createCall(
    baseUrl,
    (url, init) => {
      requests += 1;
      return (options.fetch ?? fetch)(url, init);
    },
    timeoutMs,
  );
  const reason = await whyUnreachable({ call, origin });
  if (reason !== undefined) throw new CheckError(`${baseUrl} ${reason}`);

  validator ??= createValidator(openapi);
  const isWanted = ({ rule }: { readonly rule: RuleName }) => settings.rules.includes(rule);
  const results = createResults((finding) => isWanted(finding) && options.onFinding?.(finding));
  const responseChecks = createResponseChecks(results, validator, profile, origin);
  const secrets = new Set<string>();
  const opened: string[] = [];
  const people = await signIn(call, options, origin, secrets, opened).catch(async (error: unknown) => {
    await signOut(call, opened, origin);
    throw error;
  });
  if (opened.length > 0) results.noteSuccess("auth.login");
  if (options.fundPassword !== undefined) secrets.add(options.fundPassword);
  const coverage = createCoverage();
  const parts = {
    validator,
    profile,
    results,
    responseChecks,
    call,
    people,
    origin,
    coverage,
    mayWrite: settings.write,
  };
  const context = createContext(parts);
  const builder = options.write ? createTestDataBuilder(context, options, secrets) : undefined;

  const checked = new Set<string>();
  const check = async (id: string) => {
    onProgress(checked.size, ids.length, id);
    await checkOperation(context, id, settings, builder);
    checked.add(id);
  };
  // First what fills the lists that are read afterwards; what ends sessions of an account runs alone. What changes rows that were
  // not made for it comes last.
  const runsAlone = (id: string) => endsSession(context.subject(id).operation);
  const isFirst = (id: string) => builder !== undefined && hasOwnCall(id);
  const isLast = (id: string) => !isFirst(id) && !isReading(id);
  const checkAll = async (some: readonly string[], atOnce = concurrency) =>
    inParallel(some, atOnce, check, signal);
  try {
    const first = ids.filter(isFirst);
    await checkAll(first.filter((id) => !runsAlone(id)));
    await checkAll(first.filter(runsAlone), 1);
    await checkAll(ids.filter((id) => !isFirst(id) && !isLast(id)));
    await checkAll(ids.filter(isLast));
    if (builder && checked.size === ids.length) {
      onProgress(ids.length - 1, ids.length, "scenarios");
      await checkScenarios(context, ids, settings, builder, signal);
    }
  } finally {
    await signOut(call, opened, origin);
  }
  onProgress(ids.length, ids.length, "");
  return {
    baseUrl,
    contract: openapi.info.version,
    hashes: hashesOf(rules),
    profile: profile.name,
    settings,
    startedAt: new Date(started).toISOString(),
    seconds: (Date.now() - started) / 1_000,
    requests,
    isWhole: checked.size === ids.length,
    operations: ids.filter((id) => checked.has(id)),
    // Other operations are called to find something to ask for.
    checks: results.checks().filter((check) => checked.has(check.operation) && isWanted(check)),
    findings: groupMissing(
      results
        .findings()
        .filter((finding) => checked.has(finding.operation) && isWanted(finding))
        .map((finding) => redact(finding, secrets)),
    ),
    known: [],
    coverage: coverage.report(),
  };
}

function settingsOf(options: CheckOptions): RunSettings {
  return {
    write: options.write ?? false,
    effects: options.effects ?? true,
    races: options.races ?? false,
    properties: options.properties ?? 8,
    seed: options.seed ?? 1,
    concurrency: options.concurrency ?? 1,
    origin: options.origin ?? ORIGIN,
    rules: rules
      .map(({ name }) => name)
      .filter((name) => options.rules?.includes(name) ?? true)
      .filter((name) => !options.skipRules?.includes(name)),
  };
}

function chosen(only: readonly string[]): string[] {
  const unknown = only.find(
    (name) => !operations.some(({ id, resource }) => id === name || resource === name),
  );
  if (unknown !== undefined) {
    throw new CheckError(`The contract does not have a resource or operation “${unknown}”.`);
  }
  return operations
    .filter(({ id, resource }) => only.length === 0 || only.includes(id) || only.includes(resource))
    .map(({ id }) => id);
}
