import type { Order } from "marketplace-sdk";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { Button, ButtonLink } from "../../ui/button";
import { actionsOf, type OrderAction } from "./order-status";
import styles from "./orders.module.css";
import type { OrderDesk } from "./use-order-desk";

const WORDS: Readonly<Record<OrderAction, PlainKey>> = {
  pay: "orders.pay",
  receipt: "orders.receipt",
  comment: "orders.comment",
  again: "orders.again",
  cancel: "orders.cancel",
};

/** What can be done with an order: what it waits for stands out. */
export function OrderButtons({ order, desk }: { order: Order; desk: OrderDesk }) {
  const { t } = useI18n();
  const { order_no, pay_no } = order;
  const actions = actionsOf(order);
  if (actions.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {actions.map((action, index) => {
        const stands = index === 0 && (action === "pay" || action === "receipt");
        const look = { size: "s", variant: stands ? "primary" : "quiet" } as const;
        const words = t(WORDS[action]);
        if (action === "pay" || action === "comment") {
          const to = action === "pay" ? paths.pay(pay_no ?? "") : paths.orderReview(order_no);
          return (
            <ButtonLink key={action} {...look} to={to}>
              {words}
            </ButtonLink>
          );
        }
        return action === "again" ? (
          <Button
            key={action}
            {...look}
            busy={desk.again.busy === order_no}
            onClick={() => desk.again.again(order)}
          >
            {words}
          </Button>
        ) : (
          <Button key={action} {...look} onClick={() => desk.ask(action, order)}>
            {words}
          </Button>
        );
      })}
    </div>
  );
}
