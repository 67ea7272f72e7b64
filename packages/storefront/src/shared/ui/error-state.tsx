import { Button, ButtonLink, cloudDrawing, EmptyState } from "marketplace-react/ui";
import { isMarketplaceError } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import type { Key, Translate } from "../../i18n/types";
import { missingResource } from "../errors";
import { paths } from "../navigation/paths";

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** What was thrown; its sentence for people is shown, nothing else of it. */
  error: unknown;
  onRetry: () => void;
}

/** A sentence about what failed and the way to try again; on a server without this part, that it is not available here. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useI18n();
  if (missingResource(error)) {
    return (
      <EmptyState
        title={t("ui.unavailableTitle")}
        text={t("ui.unavailableText")}
        action={<ButtonLink to={paths.home()}>{t("ui.toHome")}</ButtonLink>}
      />
    );
  }
  const cut = isMarketplaceError(error) && error.kind === "network";
  return (
    <div role="alert">
      <EmptyState
        art={cloudDrawing}
        title={t(cut ? "shell.noConnection" : "shell.failedTitle")}
        text={failureText(error, t)}
        action={<Button onClick={onRetry}>{t("shell.retry")}</Button>}
      />
    </div>
  );
}

type Sentence = Extract<
  Key,
  | "shell.failedNetwork"
  | "shell.failedTimeout"
  | "shell.failedRequest"
  | "shell.failedAnswer"
  | "shell.failedSession"
>;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  network: "shell.failedNetwork",
  timeout: "shell.failedTimeout",
  api: "shell.failedRequest",
  aborted: "shell.failedSession",
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
