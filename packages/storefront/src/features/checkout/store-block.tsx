import type { CartLine } from "marketplace-sdk/state";
import { Link } from "wouter";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Amounts } from "../../ui/amounts";
import { Button } from "../../ui/button";
import { GoodsLine } from "../../ui/goods-line";
import { Icon } from "../../ui/icon";
import { storeIcon } from "../../ui/icons";
import { Money } from "../../ui/money";
import styles from "./checkout.module.css";
import { type GroupView, type LineView, offerKey } from "./order-view";

/** Props of {@link StoreBlock}. */
export interface StoreBlockProps {
  group: GroupView;
  currency: string | undefined;
  /** The only store: its sums are those of the order. */
  isOnly: boolean;
  /** Prices that are others than those shown before, by line. */
  former: ReadonlyMap<string, string> | undefined;
  /** Without it the lines stand as they are. */
  onLeaveOut?: (line: CartLine) => void;
  onTake?: (line: CartLine, left: number) => void;
}

/** What one store sends, with its freight and taxes. */
export function StoreBlock({ group, currency, isOnly, former, ...on }: StoreBlockProps) {
  const { t } = useI18n();
  const { shopId, shopName, lines, sums } = group;
  return (
    <section className={styles.card} aria-label={shopName}>
      <h2 className={styles.store}>
        <Link href={paths.store(shopId)}>
          <Icon of={storeIcon} size={18} />
          <bdi>{shopName}</bdi>
        </Link>
      </h2>
      <ul>
        {lines.map(({ line, goods, problem }) => (
          <GoodsLine key={offerKey(line)} goods={goods} currency={currency} to={paths.goods(line.id)}>
            {former?.has(offerKey(line)) && (
              <p>
                <Money amount={former.get(offerKey(line)) ?? ""} currency={currency} tone="past" />
              </p>
            )}
            {problem && <LineProblem line={line} problem={problem} {...on} />}
          </GoodsLine>
        ))}
      </ul>
      {sums && !isOnly && lines.some(({ problem }) => !problem) && (
        <Amounts
          currency={currency}
          rows={[
            { name: t("checkout.goods"), amount: sums.goods_amount },
            { name: t("checkout.freight"), amount: sums.freight },
            { name: t("checkout.tax"), amount: sums.tax },
            { name: t("checkout.total"), amount: sums.total },
          ]}
        />
      )}
    </section>
  );
}

interface LineProblemProps extends Pick<StoreBlockProps, "onLeaveOut" | "onTake"> {
  line: CartLine;
  problem: NonNullable<LineView["problem"]>;
}

/** Why a line can't be ordered, and what can be done about it. */
function LineProblem({ line, problem, onLeaveOut, onTake }: LineProblemProps) {
  const { t } = useI18n();
  const { error, left = 0, msg } = problem;
  const sentence = (): string => {
    if (error === "stock_short" && left > 0) return t("checkout.short", { count: left });
    if (error === "stock_short" || error === "product_unavailable") return t("checkout.gone");
    if (error === "own_product") return t("checkout.own");
    return msg || t("checkout.problem");
  };
  return (
    <div className={styles.problem} role="alert">
      <p>{sentence()}</p>
      <div className={styles.actions}>
        {onTake && error === "stock_short" && left > 0 && (
          <Button size="s" onClick={() => onTake(line, left)}>
            {t("checkout.take", { count: left })}
          </Button>
        )}
        {onLeaveOut && (
          <Button size="s" variant="quiet" onClick={() => onLeaveOut(line)}>
            {t("checkout.leaveOut")}
          </Button>
        )}
      </div>
    </div>
  );
}
