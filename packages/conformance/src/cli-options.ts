import { parseArgs } from "node:util";
import { isProfileName, profiles } from "./check/profiles";
import type { CheckOptions } from "./check/run";
import type { Login } from "./check/sign-in";

/** A command line that can't be meant. The message is one sentence. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** A report to write. */
export interface ReportFile {
  readonly format: Format;
  readonly file: string;
}

/** What the command line asks for. */
export type Command =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "check"; readonly options: CheckOptions; readonly reports: readonly ReportFile[] };

const FORMATS = ["json", "junit", "html"] as const;
export type Format = (typeof FORMATS)[number];

export const HELP = `Usage: marketplace-conformance --base-url URL [options]

Checks a live marketplace server against the contract. It only reads, unless --write is given.

  --base-url URL                   the server, without /api
  --token TOKEN                    of a buyer (CONFORMANCE_TOKEN)
  --login ACCOUNT:PASSWORD         of a buyer, instead of a token (CONFORMANCE_LOGIN)
  --merchant-token TOKEN           of somebody with a shop (CONFORMANCE_MERCHANT_TOKEN)
  --merchant-login ACCOUNT:PASSWORD  the same, instead of a token (CONFORMANCE_MERCHANT_LOGIN)
  --only NAME                      a resource (orders) or an operation (orders.get); may be given again
  --write                          also call what changes something: not for a shop in use
  --fund-password PASSWORD         for payments and withdrawals, with --write (CONFORMANCE_FUND_PASSWORD)
  --profile NAME                   ${Object.keys(profiles).join(", ")} (contract)
  --report FORMAT=FILE             ${FORMATS.join(", ")}; may be given again
  --properties N                   made-up requests for each operation that reads (8)
  --seed N                         other made-up requests for another number (1)
  --timeout SECONDS                after which a call counts as unanswered (15)
  --origin URL                     the page the calls pretend to come from (https://shop.example)
  --help, --version

Profiles: ${Object.values(profiles)
  .map(({ name, about }) => `${name} (${about})`)
  .join("; ")}.
Ends with 0 when nothing was found, 1 with findings, 2 when nothing could be checked, 130 after Ctrl-C.

For example: marketplace-conformance --base-url http://127.0.0.1:4020 --login buyer:buyer-demo --report html=report.html
`;

const OPTIONS = {
  "base-url": { type: "string" },
  token: { type: "string" },
  login: { type: "string" },
  "merchant-token": { type: "string" },
  "merchant-login": { type: "string" },
  only: { type: "string", multiple: true },
  write: { type: "boolean" },
  "fund-password": { type: "string" },
  profile: { type: "string" },
  report: { type: "string", multiple: true },
  properties: { type: "string" },
  seed: { type: "string" },
  timeout: { type: "string" },
  origin: { type: "string" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const;

/** Environment variables that count where the command line is silent: a process list shows arguments to everybody. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {UsageError} when an option is unknown, lacks its value, or makes no sense */
export function parseCommand(args: readonly string[], env: Environment): Command {
  const values = read(args);
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  const baseUrl = values["base-url"];
  if (baseUrl === undefined) throw new UsageError("Which server? Give its address with --base-url.");
  if (!isWebAddress(baseUrl)) {
    throw new UsageError(`--base-url is “${baseUrl}”: it must look like https://api.market.example.`);
  }
  const profile = values.profile ?? "contract";
  if (!isProfileName(profile)) {
    throw new UsageError(`--profile is “${profile}”: choose one of ${Object.keys(profiles).join(", ")}.`);
  }
  const secret = (name: keyof typeof values & string) => {
    const given = values[name];
    if (typeof given === "string") return given;
    return env[`CONFORMANCE_${name.toUpperCase().replaceAll("-", "_")}`] || undefined;
  };
  const number = (name: "properties" | "seed" | "timeout") => {
    const text = values[name];
    return text === undefined ? undefined : wholeNumber(`--${name}`, text);
  };
  const timeout = number("timeout");
  if (timeout === 0) throw new UsageError("--timeout is “0”: no server answers within that.");
  return {
    kind: "check",
    options: {
      // The path of the API is part of every operation.
      baseUrl: baseUrl.replace(/\/(api\/?)?$/, ""),
      profile,
      token: secret("token"),
      login: loginOf("--login", secret("login")),
      merchantToken: secret("merchant-token"),
      merchantLogin: loginOf("--merchant-login", secret("merchant-login")),
      fundPassword: secret("fund-password"),
      only: values.only,
      write: values.write,
      properties: number("properties"),
      seed: number("seed"),
      timeoutMs: timeout === undefined ? undefined : timeout * 1_000,
      origin: values.origin === undefined ? undefined : originOf(values.origin),
    },
    reports: (values.report ?? []).map(reportOf),
  };
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

function reportOf(text: string): ReportFile {
  const [, name, file] = /^(\w+)=(.+)$/.exec(text) ?? [];
  const format = FORMATS.find((known) => known === name);
  if (format && file) return { format, file };
  throw new UsageError(`--report is “${text}”: it must look like html=report.html (${FORMATS.join(", ")}).`);
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`${name} is “${text}”: it must be a whole number.`);
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node's sentences go on with advice about its own syntax.
    throw new UsageError(
      `${message.split(/\.\s/)[0]?.replace(/\.$/, "")}. See marketplace-conformance --help.`,
    );
  }
}
