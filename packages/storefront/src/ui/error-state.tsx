import { isMarketplaceError } from "marketplace-sdk";
import { useI18n } from "../i18n";
import { Button } from "./button";
import { EmptyState } from "./empty-state";
import { failureText } from "./failure-text";

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** What was thrown; its sentence for people is shown, nothing else of it. */
  error: unknown;
  onRetry: () => void;
}

/** A sentence about what failed and the way to try again. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useI18n();
  const cut = isMarketplaceError(error) && error.kind === "network";
  return (
    <div role="alert">
      <EmptyState
        art="cloud"
        title={t(cut ? "shell.noConnection" : "shell.failedTitle")}
        text={failureText(error, t)}
        action={<Button onClick={onRetry}>{t("shell.retry")}</Button>}
      />
    </div>
  );
}
