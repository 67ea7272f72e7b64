import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { Button, ButtonLink } from "../../ui/button";
import { Money } from "../../ui/money";
import styles from "./checkout.module.css";
import { OrderRefusal } from "./order-refusal";
import type { Preview } from "./order-view";
import type { PlaceOrder } from "./use-place-order";

/** Props of {@link OrderBar}. */
export interface OrderBarProps {
  preview: Preview | undefined;
  total: string | undefined;
  currency: string | undefined;
  /** The figures shown before, when they are no longer true. */
  before: Preview | undefined;
  /** Something stands against the order. */
  problems: boolean;
  /** It was sent, and nobody knows whether it arrived. */
  unsure: boolean;
  /** The figures are not those of these lines yet. */
  isOld: boolean;
  order: PlaceOrder;
  onPlace: () => void;
  onAccept: () => void;
}

/** The total and the button that places the order; new figures are agreed to first. */
export function OrderBar(props: OrderBarProps) {
  const { preview, total, currency = "", before, problems, unsure, isOld, order, onPlace, onAccept } = props;
  const { t, money } = useI18n();

  const accept = (): void => {
    order.forget();
    onAccept();
  };
  return (
    <section className={styles.bar} aria-label={t("checkout.place")}>
      <div role="alert">
        {before && preview ? (
          <p className={styles.notice}>
            {before.total === preview.total
              ? t("checkout.changedPrices")
              : t("checkout.changed", {
                  before: isolate(money(before.total, currency)),
                  after: isolate(money(preview.total, currency)),
                })}
          </p>
        ) : unsure && !order.busy ? (
          <div className={styles.notice}>
            <p>{t("checkout.unsure")}</p>
            <div className={styles.actions}>
              <ButtonLink size="s" variant="quiet" to={paths.order()}>
                {t("checkout.toOrders")}
              </ButtonLink>
              <Button size="s" variant="plain" onClick={order.drop}>
                {t("checkout.drop")}
              </Button>
            </div>
          </div>
        ) : (
          <OrderRefusal error={order.error} problems={problems} />
        )}
      </div>
      <div className={styles.row}>
        <p className={styles.sum}>
          <span className={styles.label}>{t("checkout.total")}</span>
          {total !== undefined && <Money amount={total} currency={currency} />}
        </p>
        {before ? (
          <Button key="accept" busy={isOld} onClick={accept}>
            {t("checkout.accept")}
          </Button>
        ) : (
          <Button
            key="place"
            busy={order.busy || isOld}
            disabled={!unsure && (problems || !preview?.price_token)}
            onClick={onPlace}
          >
            {t(unsure && !order.busy ? "checkout.sendAgain" : "checkout.place")}
          </Button>
        )}
      </div>
    </section>
  );
}
