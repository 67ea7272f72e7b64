import type { UiLabels, UiLinkProps, UiSettings } from "marketplace-react/ui";
import { Link } from "wouter";
import type { I18n } from "../i18n";
import type { Translate } from "../i18n/types";
import { failureLabels } from "../shared/ui/error-state";

/** Looked up when they are used: the first load leaves most texts out. On the prototype, where React’s development tools don’t read them. */
class Labels implements UiLabels {
  readonly #t: Translate;

  constructor(t: Translate) {
    this.#t = t;
  }

  get back() {
    return this.#t("ui.back");
  }

  get close() {
    return this.#t("ui.close");
  }

  get copy() {
    return this.#t("ui.copy");
  }

  get copied() {
    return this.#t("ui.copied");
  }

  get copyByHand() {
    return this.#t("ui.copyByHand");
  }

  get decrease() {
    return this.#t("ui.fewer");
  }

  get increase() {
    return this.#t("ui.more");
  }

  get quantity() {
    return this.#t("ui.quantity");
  }

  notWhole(quantity: number) {
    return this.#t("ui.notWhole", { quantity });
  }

  atLeast(quantity: number) {
    return this.#t("ui.atLeast", { quantity });
  }

  atMost(quantity: number) {
    return this.#t("ui.atMost", { quantity });
  }

  get showPassword() {
    return this.#t("ui.show");
  }

  get hidePassword() {
    return this.#t("ui.hide");
  }

  get loading() {
    return this.#t("shell.loading");
  }

  get loadMore() {
    return this.#t("ui.loadMore");
  }

  get loadMoreFailed() {
    return this.#t("ui.loadMoreFailed");
  }

  get retry() {
    return this.#t("shell.retry");
  }

  get endOfList() {
    return this.#t("ui.end");
  }

  get previousPrice() {
    return this.#t("ui.earlierPrice");
  }

  get listPrice() {
    return this.#t("ui.struckPrice");
  }

  get priceFrom(): UiLabels["priceFrom"] {
    const [before = "", after = ""] = this.#t("wholesale.priceFrom", { price: "|" }).split("|");
    return [before, after];
  }

  get failure() {
    return failureLabels(this.#t);
  }

  rating(value: number) {
    return this.#t("ui.rating", { value });
  }
}

/** The router's link, as the primitives call it. */
const UiLink = ({ replace = false, ...anchor }: UiLinkProps) => <Link replace={replace} {...anchor} />;

/** What the primitives need: the user's texts and formats, and the router's link. */
export const uiSettings = ({ t, tag, number, moneyParts }: I18n): UiSettings => ({
  language: tag,
  Link: UiLink,
  formatNumber: number,
  formatPrice: moneyParts,
  labels: new Labels(t),
});
