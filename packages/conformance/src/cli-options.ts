import { parseArgs } from "node:util";
import type { CheckOptions, Login } from "./check/options.js";
import { isProfileName, profiles } from "./check/profiles.js";
import { isRuleName, type RuleName, rules } from "./check/rules.js";
import { CLIENT_FORMATS, type ClientCommand, type JourneyCommand } from "./client/client-command.js";
import { readWords } from "./client/journey-words.js";
import { clientRules } from "./client/rules.js";
import { UsageError } from "./usage-error.js";

/** A report to write. */
export interface ReportFile {
  readonly format: Format;
  readonly file: string;
}

/** A part of the contract's coverage and the least per cent of it. */
export interface LeastCoverage {
  readonly part: CoveragePart;
  readonly percent: number;
}

/** What the command line asks for. */
export type Command =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | {
      readonly kind: "check";
      readonly options: CheckOptions;
      readonly reports: readonly ReportFile[];
      readonly baseline: string | undefined;
      readonly sources: string | undefined;
      readonly leastCoverage: readonly LeastCoverage[];
    }
  | {
      readonly kind: "replay";
      readonly file: string;
      readonly id: string;
      readonly options: Partial<CheckOptions>;
    }
  | { readonly kind: "baseline"; readonly file: string; readonly until: string }
  | { readonly kind: "statement"; readonly report: string }
  | { readonly kind: "verify-statement"; readonly statement: string; readonly report: string }
  | ClientCommand;

const FORMATS = ["json", "junit", "html", "sarif", "ctrf", "har"] as const;
export type Format = (typeof FORMATS)[number];

const PARTS = ["operations", "errors", "fields", "enums", "transitions"] as const;
export type CoveragePart = (typeof PARTS)[number];

export const HELP = `Usage: marketplace-conformance --base-url URL [options]
       marketplace-conformance replay REPORT.json FINDING [options]
       marketplace-conformance baseline REPORT.json --until DATE
       marketplace-conformance client [--server URL] [--port N] [--only RULE] [--report FORMAT=FILE] [--journeys WORDS | -- PROGRAM ARGUMENTS]
       marketplace-conformance statement REPORT.json
       marketplace-conformance verify-statement STATEMENT.json REPORT.json

Checks a live marketplace server against the contract. It only reads, unless --write is given.
client checks an app or a program that calls one: it stands in front of a server and answers as on a bad day.

  --base-url URL                   the server, without /api
  --token TOKEN                    of a buyer (CONFORMANCE_TOKEN)
  --login ACCOUNT:PASSWORD         of a buyer, instead of a token (CONFORMANCE_LOGIN)
  --merchant-token TOKEN           of a user with a store (CONFORMANCE_MERCHANT_TOKEN)
  --merchant-login ACCOUNT:PASSWORD  the same, instead of a token (CONFORMANCE_MERCHANT_LOGIN)
  --only NAME                      a resource (orders) or an operation (orders.get); may be given again
  --rule NAME                      a rule (ownership) and no other; may be given again
  --skip-rule NAME                 all rules but this one; may be given again
  --write                          also call what changes something: not for a store in use
  --races                          with --write: parallel calls of which one may win
  --fund-password PASSWORD         for payments and withdrawals, with --write (CONFORMANCE_FUND_PASSWORD)
  --profile NAME                   ${Object.keys(profiles).join(", ")} (contract)
  --report FORMAT=FILE             ${FORMATS.join(", ")}; may be given again
  --baseline FILE                  findings that are known until a date, made by the command baseline
  --sources FILE                   JSON: which file answers an operation or resource, for SARIF
  --min-coverage PART=PERCENT      fails below it: ${PARTS.join(", ")}; may be given again
  --concurrency N                  operations checked at the same time, for slow servers (1)
  --properties N                   made-up requests for each operation that reads (8)
  --seed N                         other made-up requests for another number (1)
  --timeout SECONDS                after which a call counts as unanswered (15)
  --origin URL                     the page the calls pretend to come from (https://shop.example)
  --server URL                     with client: the server behind it (http://127.0.0.1:4020)
  --port N                         with client: where the app has to call (4030)
  --journeys WORDS                 with client: uses the app in Chromium, signs in with --login, then with --merchant-login, and
                                   buys with --fund-password. WORDS is built-in, or a JSON file of what the app calls its controls
  --app URL                        with --journeys: the app's first page (where the app has to call)
  --help, --version

Profiles: ${Object.values(profiles)
  .map(({ name, about }) => `${name} (${about})`)
  .join("; ")}.
Ends with 0 when nothing was found, 1 with findings or too little coverage, 2 when nothing could be checked, 130 after Ctrl-C.
client writes ${CLIENT_FORMATS.join(" and ")}, ends with Ctrl-C or with PROGRAM, which finds the address in MARKET_URL, and with 1 where a rule is broken.
replay checks one finding of a JSON report again and ends with 0 when it is fixed; tokens and logins are given again.

For example: marketplace-conformance --base-url http://127.0.0.1:4020 --login buyer:buyer-demo --report html=report.html
`;

const OPTIONS = {
  "base-url": { type: "string" },
  token: { type: "string" },
  login: { type: "string" },
  "merchant-token": { type: "string" },
  "merchant-login": { type: "string" },
  only: { type: "string", multiple: true },
  rule: { type: "string", multiple: true },
  "skip-rule": { type: "string", multiple: true },
  write: { type: "boolean" },
  races: { type: "boolean" },
  baseline: { type: "string" },
  sources: { type: "string" },
  "min-coverage": { type: "string", multiple: true },
  concurrency: { type: "string" },
  until: { type: "string" },
  "fund-password": { type: "string" },
  profile: { type: "string" },
  report: { type: "string", multiple: true },
  properties: { type: "string" },
  seed: { type: "string" },
  timeout: { type: "string" },
  origin: { type: "string" },
  server: { type: "string" },
  port: { type: "string" },
  journeys: { type: "string" },
  app: { type: "string" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const;

/** Environment variables that count where the command line is silent: every user of the machine can read arguments. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {UsageError} when an option is unknown, lacks its value, or makes no sense */
export function parseCommand(args: readonly string[], env: Environment): Command {
  const end = args.indexOf("--");
  const { values, positionals } = read(end < 0 ? args : args.slice(0, end));
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  const [command, file, id] = positionals;
  if (command === "baseline") {
    if (file !== undefined && values.until !== undefined)
      return { kind: "baseline", file, until: values.until };
    throw new UsageError(
      "Use it like this: marketplace-conformance baseline report.json --until 2026-12-31.",
    );
  }
  if (command === "replay") {
    if (file !== undefined && id !== undefined)
      return { kind: "replay", file, id, options: optionsOf(values, env) };
    throw new UsageError("Use it like this: marketplace-conformance replay report.json 0123456789.");
  }
  if (command === "statement") {
    if (file !== undefined) return { kind: "statement", report: file };
    throw new UsageError("Use it like this: marketplace-conformance statement report.json > statement.json.");
  }
  if (command === "verify-statement") {
    if (file !== undefined && id !== undefined)
      return { kind: "verify-statement", statement: file, report: id };
    throw new UsageError(
      "Use it like this: marketplace-conformance verify-statement statement.json report.json.",
    );
  }
  if (command === "client") return clientCommandOf(values, env, end < 0 ? undefined : args.slice(end + 1));
  if (command !== undefined)
    throw new UsageError(`“${command}” is not a command: see marketplace-conformance --help.`);
  const options = optionsOf(values, env);
  const { baseUrl } = options;
  if (baseUrl === undefined) throw new UsageError("Which server? Give its address with --base-url.");
  if (values.races && !values.write) throw new UsageError("--races changes something: give --write too.");
  return {
    kind: "check",
    options: { ...options, baseUrl },
    reports: (values.report ?? []).map((text) => reportOf(text, FORMATS)),
    baseline: values.baseline,
    sources: values.sources,
    leastCoverage: (values["min-coverage"] ?? []).map(leastCoverageOf),
  };
}

type Values = ReturnType<typeof read>["values"];

function clientCommandOf(
  values: Values,
  env: Environment,
  driver: readonly string[] | undefined,
): ClientCommand {
  const { server = "http://127.0.0.1:4020", port = "4030", only, report = [] } = values;
  if (!isWebAddress(server)) {
    throw new UsageError(`--server is “${server}”: it must look like https://api.market.example.`);
  }
  if (driver?.length === 0) throw new UsageError("Which program? Write it after --.");
  const unknown = only?.find((name) => clientRules.every(({ id }) => id !== name));
  if (unknown !== undefined) {
    const names = clientRules.map(({ id }) => id).join(", ");
    throw new UsageError(`--only is “${unknown}”: choose among ${names}.`);
  }
  const reports = report.map((text) => reportOf(text, CLIENT_FORMATS));
  const journeys = journeysOf(values, env);
  if (journeys && driver) throw new UsageError("Who uses the app? Give --journeys, or a program after --.");
  return { kind: "client", server: withoutApi(server), port: portOf(port), only, reports, driver, journeys };
}

function journeysOf(values: Values, env: Environment): JourneyCommand | undefined {
  const { journeys, app } = values;
  if (journeys === undefined) return undefined;
  if (app !== undefined && !isWebAddress(app)) {
    throw new UsageError(`--app is “${app}”: it must look like http://127.0.0.1:5173.`);
  }
  const { login, merchantLogin, fundPassword } = optionsOf(values, env);
  const members = [login, merchantLogin].filter((one) => one !== undefined);
  return { words: readWords(journeys), app, members, fundPassword };
}

function portOf(text: string): number {
  const port = wholeNumber("--port", text);
  if (port <= 65_535) return port;
  throw new UsageError(`--port is “${text}”: it must be less than 65536.`);
}

/** The path of the API is part of every operation. */
const withoutApi = (address: string) => address.replace(/\/(api\/?)?$/, "");

function optionsOf(values: Values, env: Environment): Partial<CheckOptions> {
  const baseUrl = values["base-url"];
  if (baseUrl !== undefined && !isWebAddress(baseUrl)) {
    throw new UsageError(`--base-url is “${baseUrl}”: it must look like https://api.market.example.`);
  }
  const { profile } = values;
  if (profile !== undefined && !isProfileName(profile)) {
    throw new UsageError(`--profile is “${profile}”: choose one of ${Object.keys(profiles).join(", ")}.`);
  }
  const secret = (name: keyof Values & string) => {
    const given = values[name];
    if (typeof given === "string") return given;
    return env[`CONFORMANCE_${name.toUpperCase().replaceAll("-", "_")}`] || undefined;
  };
  const number = (name: "properties" | "seed" | "timeout" | "concurrency") => {
    const text = values[name];
    return text === undefined ? undefined : wholeNumber(`--${name}`, text);
  };
  const [timeout, concurrency] = [number("timeout"), number("concurrency")];
  if (timeout === 0) throw new UsageError("--timeout is “0”: no server answers within that.");
  if (concurrency === 0) throw new UsageError("--concurrency is “0”: it must be 1 or more.");
  return {
    ...(baseUrl !== undefined && { baseUrl: withoutApi(baseUrl) }),
    profile,
    token: secret("token"),
    login: loginOf("--login", secret("login")),
    merchantToken: secret("merchant-token"),
    merchantLogin: loginOf("--merchant-login", secret("merchant-login")),
    fundPassword: secret("fund-password"),
    only: values.only,
    rules: values.rule?.map((name) => ruleOf("--rule", name)),
    skipRules: values["skip-rule"]?.map((name) => ruleOf("--skip-rule", name)),
    write: values.write,
    races: values.races,
    properties: number("properties"),
    seed: number("seed"),
    concurrency,
    timeoutMs: timeout === undefined ? undefined : timeout * 1_000,
    origin: values.origin === undefined ? undefined : originOf(values.origin),
  };
}

function ruleOf(option: string, name: string): RuleName {
  if (isRuleName(name)) return name;
  throw new UsageError(`${option} is “${name}”: choose one of ${rules.map((rule) => rule.name).join(", ")}.`);
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Browsers send no path. */
function originOf(text: string): string {
  if (isWebAddress(text)) return new URL(text).origin;
  throw new UsageError(`--origin is “${text}”: it must look like https://shop.example.`);
}

function loginOf(name: string, text: string | undefined): Login | undefined {
  if (text === undefined) return undefined;
  const [, account, password] = /^([^:]+):(.+)$/s.exec(text) ?? [];
  // The value itself may hold a password and is not repeated.
  if (!account || !password) throw new UsageError(`${name} must look like account:password.`);
  return { account, password };
}

function reportOf<Name extends string>(
  text: string,
  formats: readonly Name[],
): { readonly format: Name; readonly file: string } {
  const [, name, file] = /^(\w+)=(.+)$/.exec(text) ?? [];
  const format = formats.find((known) => known === name);
  if (format && file) return { format, file };
  throw new UsageError(
    `--report is “${text}”: it must look like ${formats[0]}=report.${formats[0]} (${formats.join(", ")}).`,
  );
}

function leastCoverageOf(text: string): LeastCoverage {
  const [, name, percent] = /^(\w+)=(\d{1,3})$/.exec(text) ?? [];
  const part = PARTS.find((known) => known === name);
  if (part && Number(percent) <= 100) return { part, percent: Number(percent) };
  throw new UsageError(`--min-coverage is “${text}”: it must look like operations=95 (${PARTS.join(", ")}).`);
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`${name} is “${text}”: it must be a whole number.`);
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node's sentences go on with advice about its own syntax.
    throw new UsageError(
      `${message.split(/\.\s/)[0]?.replace(/\.$/, "")}. See marketplace-conformance --help.`,
    );
  }
}
