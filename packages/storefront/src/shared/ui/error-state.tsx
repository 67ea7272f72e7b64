import { Button, ButtonLink, cloudDrawing, EmptyState } from "marketplace-react/ui";
import { isMarketplaceError } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { isUnavailable } from "../availability";
import { paths } from "../navigation/paths";
import { useInsteadOfToast } from "./instead-of-toast";

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** What was thrown; its sentence for people is shown, nothing else of it. */
  error: unknown;
  onRetry: () => void;
}

/** A sentence about what failed and the way to try again; on a server without this part, that it is not available here. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t, labels, failureText } = useI18n();
  const sentence = failureText(error);
  useInsteadOfToast(sentence);
  if (isUnavailable(error)) {
    return (
      <EmptyState
        title={t("shell.unavailableTitle")}
        text={sentence}
        action={
          // What was kept from this page may be there again in a moment.
          error.isBlocked ? (
            <Button onClick={onRetry}>{labels.retry}</Button>
          ) : (
            <ButtonLink href={paths.home()}>{t("ui.toHome")}</ButtonLink>
          )
        }
      />
    );
  }
  const cut = isMarketplaceError(error) && error.kind === "network";
  return (
    <div role="alert">
      <EmptyState
        art={cloudDrawing}
        title={t(cut ? "shell.noConnection" : "shell.failedTitle")}
        text={sentence}
        action={<Button onClick={onRetry}>{labels.retry}</Button>}
      />
    </div>
  );
}

/** The server's sentence about a failure (docs/product.md, "Envelope"); empty if it sent none. */
export const serverText = (error: unknown): string => (isMarketplaceError(error) && error.msg) || "";
