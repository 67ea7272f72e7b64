import { isMarketplaceError } from "marketplace-sdk";
import type { Key, Translate } from "../i18n/types";

type Sentence = Extract<
  Key,
  "shell.failedNetwork" | "shell.failedTimeout" | "shell.failedRequest" | "shell.failedAnswer"
>;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  network: "shell.failedNetwork",
  timeout: "shell.failedTimeout",
  api: "shell.failedRequest",
};

/** What went wrong, for people: the server's own sentence where it gave one (specification section 8), else ours. */
export function failureText(error: unknown, t: Translate): string {
  const known = isMarketplaceError(error) ? error : undefined;
  // Where the envelope has no words the SDK puts its code, which is nothing for people.
  const hasWords = known?.kind === "api" && known.message !== `Code ${known.code}`;
  const fromServer = hasWords ? known.message : "";
  return fromServer || t(SENTENCES[known?.kind ?? ""] ?? "shell.failedAnswer");
}
