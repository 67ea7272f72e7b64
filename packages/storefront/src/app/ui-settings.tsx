import type { UiSettings } from "marketplace-react/ui";
import type { I18n } from "../i18n";
import { Link } from "../shared/navigation/link";

/** What the primitives need: the reader's words and formats, and the router's link. */
export const uiSettings = ({ t, number, moneyParts }: I18n): UiSettings => ({
  Link,
  formatNumber: number,
  formatPrice: moneyParts,
  // Read when they are used: the first load leaves most texts out.
  labels: {
    get back() {
      return t("ui.back");
    },
    get close() {
      return t("ui.close");
    },
    get copy() {
      return t("ui.copy");
    },
    get copied() {
      return t("ui.copied");
    },
    get decrease() {
      return t("ui.fewer");
    },
    get increase() {
      return t("ui.more");
    },
    get quantity() {
      return t("ui.quantity");
    },
    get showPassword() {
      return t("ui.show");
    },
    get hidePassword() {
      return t("ui.hide");
    },
    get loading() {
      return t("shell.loading");
    },
    get loadMore() {
      return t("ui.loadMore");
    },
    get loadMoreFailed() {
      return t("ui.loadMoreFailed");
    },
    get retry() {
      return t("shell.retry");
    },
    get endOfList() {
      return t("ui.end");
    },
    get previousPrice() {
      return t("ui.earlierPrice");
    },
    get listPrice() {
      return t("ui.struckPrice");
    },
    rating: (value) => t("ui.rating", { value }),
  },
});
