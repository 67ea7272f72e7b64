import { openapi, operations } from "marketplace-contract";
import { createCall, type Fetch } from "./call";
import { CheckError } from "./check-error";
import { type Context, createContext } from "./context";
import { inputs } from "./inputs";
import { type Check, createLedger, type Finding } from "./ledger";
import { checkLists } from "./lists";
import { checkManners, checkPreflight } from "./manners";
import { type ProfileName, profiles } from "./profiles";
import { checkProperties } from "./properties";
import { whyUnreachable } from "./reachable";
import { redact } from "./redact";
import { checkMissingFields, checkNames, checkOwnRows } from "./refusals";
import { type Login, signIn } from "./sign-in";
import { checkStrangers } from "./strangers";
import { createUniversal, ORIGIN } from "./universal";
import { createValidator } from "./validate";
import { checkWriting } from "./writing/check-writing";
import { createWriter, type Writer } from "./writing/writer";

/** What to check, and how. Only `baseUrl` is needed. */
export interface CheckOptions {
  /** Address of the server, without `/api`. */
  readonly baseUrl: string;
  /** Token of a buyer; without one only what is public is called, and what is not has to say 401. */
  readonly token?: string | undefined;
  /** Or account and password of a buyer. */
  readonly login?: Login | undefined;
  /** Token of somebody who has a shop. */
  readonly merchantToken?: string | undefined;
  /** Or account and password of somebody who has a shop. */
  readonly merchantLogin?: Login | undefined;
  /** Fund password of the buyer, for payments and withdrawals. Only with `write`. */
  readonly fundPassword?: string | undefined;
  /** Only these tags (`order`) and operations (`orders.get`). */
  readonly only?: readonly string[] | undefined;
  /** Also call what changes something: orders, addresses, products of a shop, new accounts. Not for a shop in use. */
  readonly write?: boolean | undefined;
  /** What kind of server it is; `contract` unless told otherwise. */
  readonly profile?: ProfileName | undefined;
  /** Made-up requests for each reading operation; 8. */
  readonly properties?: number | undefined;
  /** Of the made-up requests; 1. */
  readonly seed?: number | undefined;
  /** Milliseconds after which a call counts as unanswered; 15,000. */
  readonly timeoutMs?: number | undefined;
  /** The page the calls pretend to come from. Servers that know their shops by name need one of those. */
  readonly origin?: string | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Ends the run after the operation it is at; the report then holds what was checked until there. */
  readonly signal?: AbortSignal | undefined;
  /** Told after each operation. */
  readonly onProgress?: ((done: number, total: number, operation: string) => void) | undefined;
}

/** What came of a run. Tokens and passwords are blacked out in it. */
export interface Report {
  readonly baseUrl: string;
  /** Version of the contract that the server was held to. */
  readonly contract: string;
  readonly profile: ProfileName;
  readonly startedAt: string;
  readonly seconds: number;
  readonly requests: number;
  /** False when the run was ended before its end. */
  readonly isWhole: boolean;
  readonly operations: readonly string[];
  readonly checks: readonly Check[];
  readonly findings: readonly Finding[];
}

let validator: ReturnType<typeof createValidator> | undefined;

/**
 * Checks a live server against the contract.
 * @throws {CheckError} when the server does not answer, a login is refused, or `only` names nothing
 */
export async function checkServer(options: CheckOptions): Promise<Report> {
  const { baseUrl, timeoutMs = 15_000, origin = ORIGIN, onProgress = () => {} } = options;
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
  const ledger = createLedger();
  const universal = createUniversal(ledger, validator, profile, origin);
  const secrets = new Set<string>();
  const people = await signIn(call, options, origin, secrets);
  if (options.fundPassword !== undefined) secrets.add(options.fundPassword);
  const context = createContext({
    validator,
    profile,
    ledger,
    universal,
    call,
    people,
    origin,
  });
  const writer = options.write ? createWriter(context, options.fundPassword) : undefined;
  const checked: string[] = [];
  for (const id of ids) {
    if (options.signal?.aborted) break;
    onProgress(checked.length, ids.length, id);
    await checkOperation(context, id, options, writer);
    checked.push(id);
  }
  onProgress(ids.length, ids.length, "");
  return {
    baseUrl,
    contract: openapi.info.version,
    profile: profile.name,
    startedAt: new Date(started).toISOString(),
    seconds: (Date.now() - started) / 1_000,
    requests,
    isWhole: checked.length === ids.length,
    operations: checked,
    // Other operations are called to find something to ask for.
    checks: ledger.checks().filter(({ operation }) => checked.includes(operation)),
    findings: ledger
      .findings()
      .filter(({ operation }) => checked.includes(operation))
      .map((finding) => redact(finding, secrets)),
  };
}

async function checkOperation(
  context: Context,
  id: string,
  options: CheckOptions,
  writer: Writer | undefined,
) {
  await checkPreflight(context, id);
  if (!Object.hasOwn(inputs, id)) {
    await checkStrangers(context, id, {});
    // Without a session, a careless server has no account in which it could change anything.
    if (context.subject(id).operation.auth === "public") await checkMissingFields(context, id, {});
    if (writer) await checkWriting(context, id, writer);
    else context.ledger.skip(id, "success", "changes something, needs --write");
    return;
  }
  const success = await context.success(id);
  await checkStrangers(context, id, success?.fields ?? {});
  if (!success) return;
  await checkMissingFields(context, id, success.fields);
  await checkNames(context, id, success);
  await checkOwnRows(context, id, success);
  await checkManners(context, id, success);
  await checkLists(context, id, success);
  await checkProperties(context, id, success, options.properties ?? 8, options.seed ?? 1);
}

function chosen(only: readonly string[]): string[] {
  const unknown = only.find(
    (name) => !operations.some(({ id, resource }) => id === name || resource === name),
  );
  if (unknown !== undefined) throw new CheckError(`The contract has no tag or operation “${unknown}”.`);
  return operations
    .filter(({ id, resource }) => only.length === 0 || only.includes(id) || only.includes(resource))
    .map(({ id }) => id);
}
