import { checkoutGroups, paymentOptions, usePreferredMethod } from "marketplace-react";
import { classNames, PriceBreakdown, TextArea } from "marketplace-react/ui";
import { limits } from "marketplace-sdk/limits";
import { Protection, RefundPromise } from "../../entities/order/protection";
import { Notices } from "../../entities/site/notices";
import { useI18n } from "../../i18n";
import cards from "../../shared/ui/cards.module.css";
import styles from "./checkout.module.css";
import { type CheckoutPartProps, isSent, sumsOf } from "./checkout-part";
import { DeliveryAddress } from "./delivery-address";
import { MethodChoice } from "./method-choice";
import { OrderBar } from "./order-bar";
import { StoreBlock, type useLeaveOut } from "./store-block";

interface OrderFormProps extends CheckoutPartProps {
  onLeaveOut: ReturnType<typeof useLeaveOut>;
}

/** Address, items by store, sums, payment method, and a single button. An order whose outcome is unknown comes first. */
export function OrderForm({ checkout, onLeaveOut }: OrderFormProps) {
  const { t } = useI18n();
  const [preferred, prefer] = usePreferredMethod();
  const { preview, currency, problem, priceChange } = checkout;
  const sent = isSent(checkout);
  const groups = checkoutGroups(checkout);
  const isMarked = groups.some(({ lines, problem: own }) => own || lines.some((line) => line.problem));
  return (
    <>
      <div className={styles.parts} aria-busy={checkout.isStale}>
        {(preview || !sent) && <DeliveryAddress checkout={checkout} />}
        {groups.map((group) => (
          <StoreBlock
            key={group.shopId}
            group={group}
            currency={currency}
            country={checkout.address?.country}
            isOnly={groups.length === 1}
            previousPrices={priceChange?.previousPrices}
            onLeaveOut={sent ? undefined : onLeaveOut}
          />
        ))}
        {(preview || !sent) && (
          <section className={cards.card}>
            <TextArea
              label={t(groups.length === 1 ? "checkout.remarkOne" : "checkout.remark")}
              hint={t("checkout.remarkHint")}
              rows={2}
              maxLength={limits["orders.create"].remark.maxLength}
              value={checkout.remark}
              disabled={sent}
              onChange={(event) => checkout.setRemark(event.target.value)}
            />
          </section>
        )}
        {preview && (
          <>
            <MethodChoice
              options={paymentOptions(preview.pay_methods, preview.total)}
              preferred={preferred}
              onSelect={prefer}
              money={preview.money}
              total={preview.total}
              currency={currency}
              isBeforeOrder={problem === undefined}
              disabled={sent}
            />
            <section className={classNames(cards.card, styles.narrowOnly)} aria-label={t("checkout.total")}>
              <PriceBreakdown
                currency={currency}
                rows={sumsOf(preview, t)}
                total={{ name: t("checkout.total"), amount: preview.total }}
              />
            </section>
          </>
        )}
        <Protection />
        <RefundPromise />
        <Notices />
      </div>
      <OrderBar
        checkout={checkout}
        hasProblem={Boolean(problem) || isMarked}
        lacksAddress={!isMarked && problem?.error === "address_required"}
      />
    </>
  );
}
