import { isMarketplaceError } from "marketplace-sdk";
import type { Key, Translate } from "../../i18n/types";

type Sentence = Extract<
  Key,
  "shell.failedNetwork" | "shell.failedTimeout" | "shell.failedRequest" | "shell.failedAnswer"
>;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  network: "shell.failedNetwork",
  timeout: "shell.failedTimeout",
  api: "shell.failedRequest",
};

/** The server's message for a failure (docs/product.md, "Envelope"); empty if it sent none. */
export function serverText(error: unknown): string {
  const isAnswer = isMarketplaceError(error) && error.kind === "api";
  // Without a message the SDK uses the code, which means nothing to users.
  return isAnswer && error.message !== `Code ${error.code}` ? error.message : "";
}

/** What went wrong, as text: the server's message if it sent one, else the shop's own. */
export function failureText(error: unknown, t: Translate): string {
  const kind = isMarketplaceError(error) ? error.kind : "";
  return serverText(error) || t(SENTENCES[kind] ?? "shell.failedAnswer");
}
