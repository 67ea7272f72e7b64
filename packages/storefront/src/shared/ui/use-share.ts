import { copyText } from "marketplace-react/ui";
import { useCallback } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../services";

/** Shares this page's address with the device's own sheet, else by copying it. */
export function useShare(): (title: string) => Promise<void> {
  const { t } = useI18n();
  const { toasts } = useServices();
  return useCallback(
    async (title) => {
      const url = location.href;
      try {
        if (typeof navigator.share === "function") {
          await navigator.share({ title, url });
          return;
        }
      } catch (error) {
        // Canceled by the user, or pressed twice while the sheet is open; anything else means that sharing is unavailable.
        if (error instanceof DOMException && /^(?:Abort|InvalidState)Error$/.test(error.name)) return;
      }
      toasts.show(t((await copyText(url)) ? "product.shared" : "product.shareByHand"));
    },
    [toasts, t],
  );
}
