import { isMarketplaceError } from "marketplace-sdk";
import { useI18n } from "../i18n";
import type { Key } from "../i18n/types";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** What was thrown; its sentence for people is shown, nothing else of it. */
  error: unknown;
  onRetry: () => void;
}

type Plain = Extract<Key, "shell.failedNetwork" | "shell.failedTimeout" | "shell.failedAnswer">;

const SENTENCES: Readonly<Record<string, Plain>> = {
  network: "shell.failedNetwork",
  timeout: "shell.failedTimeout",
};

/** A sentence about what failed and the way to try again. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useI18n();
  const known = isMarketplaceError(error) ? error : undefined;
  const fromServer = known?.kind === "api" ? known.message : "";
  return (
    <div role="alert">
      <EmptyState
        art="cloud"
        title={t("shell.failedTitle")}
        text={fromServer || t(SENTENCES[known?.kind ?? ""] ?? "shell.failedAnswer")}
        action={<Button onClick={onRetry}>{t("shell.retry")}</Button>}
      />
    </div>
  );
}
