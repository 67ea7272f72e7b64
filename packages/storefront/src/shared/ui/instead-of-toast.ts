import { useLayoutEffect } from "react";
import { useServices } from "../services";

/**
 * A failed request of a page is shown twice at first: by the page, and by the toast that every failure gets (docs/product.md,
 * "Envelope"). Where the page says the same sentence, the toast goes. What a later press brings keeps its toast: then the page
 * says nothing new.
 */
export function useInsteadOfToast(sentence: string): void {
  const { toasts } = useServices();
  useLayoutEffect(() => {
    if (toasts.current()?.text === sentence) toasts.dismiss();
  }, [toasts, sentence]);
}
