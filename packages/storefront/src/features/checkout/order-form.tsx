import type { Cart, CartLine } from "marketplace-sdk/state";
import { useEffect, useState } from "react";
import { Notices } from "../../app/notices";
import { useI18n } from "../../i18n";
import { Amounts } from "../../ui/amounts";
import { ErrorState } from "../../ui/error-state";
import { TextArea } from "../../ui/text-area";
import { Waiting } from "../../ui/waiting";
import { AddressPart } from "./address-part";
import styles from "./checkout.module.css";
import { MethodChoice } from "./method-choice";
import { NothingToOrder } from "./nothing-to-order";
import { OrderBar } from "./order-bar";
import { generalProblem, groupViews } from "./order-view";
import { methodViews } from "./pay-state";
import { StoreBlock } from "./store-block";
import { useOrderDraft } from "./use-order-draft";
import { useOrderLines } from "./use-order-lines";
import { usePlaceOrder } from "./use-place-order";
import { usePreview } from "./use-preview";

/** The contract's longest remark. */
const LONGEST = 500;

/** Props of {@link OrderForm}. */
export interface OrderFormProps {
  basket: Cart;
  lines: readonly CartLine[];
  /** Id of the buyer. */
  member: string;
}

/** Address, goods by store, sums, way to pay, and the one button. An order that was sent before comes before another. */
export function OrderForm({ basket, lines, member }: OrderFormProps) {
  const { t } = useI18n();
  const [draft, change] = useOrderDraft();
  const order = usePlaceOrder(member, basket, change);
  const { leaveOut, take } = useOrderLines(basket, order.forget);
  const { sent } = order;
  const unsure = sent !== undefined;
  const asked = usePreview(lines, draft.address, !unsure && lines.length > 0);
  const { refused, addressGone, failure, isOld, refetch, before, former, accept } = asked;
  // Of an order that was sent, only its own figures: those that it was agreed to by.
  const preview = sent && sent.token !== asked.preview?.price_token ? undefined : asked.preview;
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!addressGone) return;
    change({ address: "" });
    setGone(true);
  }, [addressGone, change]);

  if (!unsure && lines.length === 0) return <NothingToOrder />;
  if (failure && !unsure) return <ErrorState error={failure} onRetry={() => void refetch()} />;
  if (!preview && !refused && !unsure) return <Waiting heights={[136, 264, 132]} />;

  const groups = groupViews(unsure ? order.sentGroups() : basket.groups(), preview, refused);
  const problem = generalProblem(preview, refused);
  const place = (): void => {
    if (unsure) void order.place();
    else if (preview?.price_token && preview.address) {
      const { price_token: token, total, address } = preview;
      void order.place({ ...draft, lines, token, total, to: `${address.id}` });
    }
  };
  const currency = preview?.currency ?? (sent?.lines ?? lines)[0]?.currency;
  return (
    <>
      <div className={styles.parts} aria-busy={isOld}>
        {(preview || !unsure) && (
          <AddressPart
            address={preview?.address ?? undefined}
            notOpen={problem?.error === "area_not_open"}
            gone={gone && !draft.address}
            disabled={unsure}
            draft={draft}
            change={change}
          />
        )}
        {groups.map((group) => (
          <StoreBlock
            key={group.shopId}
            group={group}
            currency={currency}
            isOnly={groups.length === 1}
            former={former}
            {...(!unsure && { onLeaveOut: leaveOut, onTake: take })}
          />
        ))}
        {(preview || !unsure) && (
          <section className={styles.card}>
            <TextArea
              label={t("checkout.remark")}
              hint={t("checkout.remarkHint")}
              rows={2}
              maxLength={LONGEST}
              value={draft.remark ?? ""}
              disabled={unsure}
              onChange={(event) => change({ remark: event.target.value })}
            />
          </section>
        )}
        {preview && (
          <>
            <MethodChoice
              methods={methodViews(preview.pay_methods)}
              wished={draft.method}
              onChoose={(method) => change({ method })}
              money={preview.money}
              total={preview.total}
              currency={currency}
              before={problem === undefined}
              disabled={unsure}
            />
            <section className={styles.card} aria-label={t("checkout.total")}>
              <Amounts
                currency={currency}
                rows={[
                  { name: t("checkout.goods"), amount: preview.goods_amount },
                  { name: t("checkout.freight"), amount: preview.freight },
                  { name: t("checkout.tax"), amount: preview.tax },
                ]}
                total={{ name: t("checkout.total"), amount: preview.total }}
              />
            </section>
          </>
        )}
        <p className={styles.quiet}>{t("checkout.refund")}</p>
        <Notices />
      </div>
      <OrderBar
        preview={preview}
        total={sent ? sent.total : preview?.total}
        currency={currency}
        before={before}
        problems={Boolean(problem || groups.some(({ lines: rows }) => rows.some((row) => row.problem)))}
        unsure={unsure}
        isOld={isOld}
        order={order}
        onPlace={place}
        onAccept={accept}
      />
    </>
  );
}
