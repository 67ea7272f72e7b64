import {
  type CheckoutGroup,
  type CheckoutLine,
  orderItemKey,
  packsUp,
  useCheckoutLines,
} from "marketplace-react";
import { Button, Icon, Price, PriceBreakdown } from "marketplace-react/ui";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { OrderLine } from "../../entities/order/order";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { storeIcon } from "../../shared/ui/icons";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./checkout.module.css";
import { FreightDetail } from "./freight-detail";

/** Props of {@link StoreBlock}. */
export interface StoreBlockProps {
  group: CheckoutGroup;
  currency: string | undefined;
  /** Of the delivery address; undefined while there is none. */
  country: string | undefined;
  /** Whether it is the only store, so that its sums are those of the order. */
  isOnly: boolean;
  /** Previous prices of the lines whose price has changed, by `orderItemKey`. */
  previousPrices: ReadonlyMap<string, string> | undefined;
  /** Undefined while the lines can't be changed. */
  onLeaveOut: ((line: CheckoutLine["line"]) => void) | undefined;
}

/** The items of one store, with freight and taxes. */
export function StoreBlock({
  group,
  currency,
  country,
  isOnly,
  previousPrices,
  onLeaveOut,
}: StoreBlockProps) {
  const { t } = useI18n();
  const { shopId, shopName, lines, sums, problem: storeProblem } = group;
  return (
    <section className={cards.card} aria-label={shopName}>
      <h2 className={styles.store}>
        <Link href={paths.store(shopId)}>
          <Icon of={storeIcon} size={18} />
          <bdi>{shopName}</bdi>
        </Link>
      </h2>
      <ul>
        {lines.map(({ line, item, problem }) => {
          const key = orderItemKey(line);
          const previousPrice = previousPrices?.get(key);
          return (
            <OrderLine key={key} goods={item} currency={currency} href={paths.goods(line.id)}>
              {previousPrice !== undefined && (
                <p>
                  <Price amount={previousPrice} currency={currency} tone="previous" />
                </p>
              )}
              {problem && <LineProblem line={line} problem={problem} onLeaveOut={onLeaveOut} />}
            </OrderLine>
          );
        })}
      </ul>
      {storeProblem && (
        <p className={styles.problem} role="alert">
          {storeProblem.error === "area_not_open"
            ? t("checkout.notOpen")
            : storeProblem.msg || t("checkout.problem")}
        </p>
      )}
      {sums && lines.some(({ problem }) => !problem) && (
        <>
          {!isOnly && (
            <PriceBreakdown
              currency={currency}
              rows={[
                { name: t("checkout.goods"), amount: sums.goods_amount },
                { name: t("checkout.freight"), amount: sums.freight },
                { name: t("checkout.tax"), amount: sums.tax },
                { name: t("checkout.total"), amount: sums.total },
              ]}
            />
          )}
          <FreightDetail sums={sums} currency={currency} country={country} />
        </>
      )}
    </section>
  );
}

interface LineProblemProps extends Pick<StoreBlockProps, "onLeaveOut"> {
  line: CheckoutLine["line"];
  problem: NonNullable<CheckoutLine["problem"]>;
}

/** Why a line can't be ordered, and what can be done about it. */
function LineProblem({ line, problem, onLeaveOut }: LineProblemProps) {
  const { t } = useI18n();
  const { setQuantity } = useCheckoutLines();
  const { error, left = 0, min_order = 0, pack_size = 0, msg } = problem;
  const text = (): string => {
    if (error === "stock_short" && left > 0) return t("checkout.short", { count: left });
    if (error === "stock_short" || error === "product_unavailable") return t("checkout.gone");
    if (error === "below_minimum" && min_order > 0) return t("wholesale.minimum", { count: min_order });
    if (error === "pack_mismatch" && pack_size > 0) return t("wholesale.packs", { count: pack_size });
    if (error === "own_product") return t("checkout.own");
    return msg || t("checkout.problem");
  };
  return (
    <div className={styles.problem} role="alert">
      <p>{text()}</p>
      {onLeaveOut && (
        <div className={utilities.wrap}>
          {error === "pack_mismatch" && pack_size > 0 && (
            <Button size="s" onClick={() => setQuantity(line, packsUp(line.num, pack_size))}>
              {t("checkout.take", { count: packsUp(line.num, pack_size) })}
            </Button>
          )}
          {error === "stock_short" && left > 0 && (
            <Button size="s" onClick={() => setQuantity(line, left)}>
              {t("checkout.take", { count: left })}
            </Button>
          )}
          <Button size="s" variant="secondary" onClick={() => onLeaveOut(line)}>
            {t("checkout.leaveOut")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Removes a line from the order, with undo. Call it in the screen's component: the offer to undo ends with the screen. */
export function useLeaveOut(): (line: CheckoutLine["line"]) => void {
  const { toasts } = useServices();
  const { t } = useI18n();
  const { remove } = useCheckoutLines();
  const shownToast = useRef<number>(undefined);
  // Once the screen is gone, the checkout may hold another order.
  useEffect(
    () => () => {
      const current = toasts.current();
      if (current && current.id === shownToast.current) toasts.dismiss();
    },
    [toasts],
  );
  return (line) => {
    const undo = remove(line);
    toasts.show(t("checkout.leftOut"), { action: { label: t("ui.undo"), onPress: undo } });
    shownToast.current = toasts.current()?.id;
  };
}
