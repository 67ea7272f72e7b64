import { PhotoError } from "marketplace-react";
import {
  Button,
  ButtonLink,
  cloudDrawing,
  EmptyState,
  type FailureLabels,
  failureText as textOfFailure,
} from "marketplace-react/ui";
import { isMarketplaceError } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import type { Translate } from "../../i18n/types";
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
        action={<ButtonLink href={paths.home()}>{t("ui.toHome")}</ButtonLink>}
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

/** What users read of a failure where the server sent no sentence. */
export const failureLabels = (t: Translate): FailureLabels => ({
  network: t("shell.failedNetwork"),
  timeout: t("shell.failedTimeout"),
  refused: t("shell.failedRequest"),
  held: t("shell.failedSession"),
  blocked: t("shell.failedBlocked"),
  tooLarge: t("shell.failedTooLarge"),
  tooMany: (minutes) => t("shell.failedTooMany", { count: minutes }),
  busy: (minutes) => t("shell.failedBusy", { count: minutes }),
  other: t("shell.failedAnswer"),
});

/** The server's sentence about a failure (docs/product.md, "Envelope"); empty if it sent none. */
export const serverText = (error: unknown): string => (isMarketplaceError(error) && error.msg) || "";

/** What went wrong, as text: why a picture can't be sent, the server's sentence if it sent one, else the shop's own. */
export const failureText = (error: unknown, t: Translate): string =>
  error instanceof PhotoError ? t(`photos.${error.problem}`) : textOfFailure(error, failureLabels(t));
