import { type Sending, signedInBy, tokenOf } from "./history.js";

const PASSWORDS = ["password", "oldpassword", "newpassword", "fund_password"];

/** Tokens and passwords that were seen. */
export function secretsOf(sendings: readonly Sending[]): ReadonlySet<string> {
  const found = sendings.flatMap((sending) => [
    tokenOf(sending),
    signedInBy(sending)?.token,
    ...PASSWORDS.map((name) => sending.fields?.[name]),
  ]);
  return new Set(found.filter((secret): secret is string => typeof secret === "string" && secret !== ""));
}
