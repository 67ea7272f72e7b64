import { useQuery } from "@tanstack/react-query";
import {
  checkoutGroups,
  isTrue,
  paymentOptions,
  useCheckoutSession,
  usePreferredMethod,
} from "marketplace-react";
import {
  Button,
  ButtonLink,
  bagDrawing,
  classNames,
  EmptyState,
  PriceBreakdown,
  plusIcon,
  Sheet,
  Skeleton,
  SkeletonList,
  TextArea,
} from "marketplace-react/ui";
import { isOutcomeKnown } from "marketplace-sdk";
import { useState } from "react";
import { LoginFirst } from "../../entities/account/login-first";
import { AddressCard } from "../../entities/address/address-card";
import { Protection } from "../../entities/order/protection";
import { Notices } from "../../entities/site/notices";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { ErrorState, failureText } from "../../shared/ui/error-state";
import { Page } from "../../shared/ui/page";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./checkout.module.css";
import { type CheckoutPartProps, isSent, OrderBar, sumsOf } from "./order-bar";
import { MethodChoice } from "./payment-parts";
import { StoreBlock, useLeaveOut } from "./store-block";

/** Maximum length of a remark in the contract. */
const MAX_LENGTH = 500;

/** /orderChecked: everything about an order before it is placed (docs/product.md, "Checkout"). */
export function CheckoutScreen() {
  const { t } = useI18n();
  const { location, session, toasts } = useServices();
  const screen = useMountedNavigation();
  const checkout = useCheckoutSession({
    onPlaced({ pay }) {
      const to = paths.pay(pay.pay_no);
      if (screen.isMounted()) screen.navigate(to, { replace: true });
      else {
        const action = { label: t("orders.pay"), onPress: () => location.navigate(to) };
        toasts.show(t("checkout.placed"), { action });
      }
    },
    onFailed(error) {
      // To a signed-in user the screen shows the error, and the client reports an ended session.
      if ((screen.isMounted() && session.state.loggedIn) || error.isUnauthorized) return;
      if (isOutcomeKnown(error)) return toasts.show(failureText(error, t), { tone: "danger" });
      const action = {
        label: t("checkout.sendAgain"),
        onPress: () => location.navigate(paths.orderChecked()),
      };
      toasts.show(t("checkout.unsure"), { tone: "danger", action });
    },
    // The list of orders shows the outcome.
    onPlacedElsewhere: () => screen.navigate(paths.order(), { replace: true }),
  });
  const leaveOut = useLeaveOut();
  const { status } = checkout;
  return (
    <Page title={t("titles.orderChecked")} back={paths.cart()} className={styles.page}>
      {status === "empty" ? (
        <EmptyState
          art={bagDrawing}
          title={t("checkout.emptyTitle")}
          text={t("checkout.emptyText")}
          action={<ButtonLink to={paths.cart()}>{t("checkout.toCart")}</ButtonLink>}
        />
      ) : (
        <LoginFirst text={t("checkout.loginText")}>
          {status === "loading" || status === "signedOut" ? (
            <SkeletonList heights={[136, 264, 132]} />
          ) : status === "failed" ? (
            <ErrorState error={checkout.error} onRetry={checkout.refetch} />
          ) : (
            <OrderForm checkout={checkout} onLeaveOut={leaveOut} />
          )}
        </LoginFirst>
      )}
    </Page>
  );
}

interface OrderFormProps extends CheckoutPartProps {
  onLeaveOut: ReturnType<typeof useLeaveOut>;
}

/** Address, items by store, sums, payment method, and a single button. An order whose outcome is unknown comes first. */
function OrderForm({ checkout, onLeaveOut }: OrderFormProps) {
  const { t } = useI18n();
  const [preferred, prefer] = usePreferredMethod();
  const { preview, currency, problem, priceChange } = checkout;
  const sent = isSent(checkout);
  const groups = checkoutGroups(checkout);
  const hasProblem = Boolean(problem) || groups.some(({ lines }) => lines.some((line) => line.problem));
  return (
    <>
      <div className={styles.parts} aria-busy={checkout.isStale}>
        {(preview || !sent) && <AddressPart checkout={checkout} />}
        {groups.map((group) => (
          <StoreBlock
            key={group.shopId}
            group={group}
            currency={currency}
            isOnly={groups.length === 1}
            previousPrices={priceChange?.previousPrices}
            onLeaveOut={sent ? undefined : onLeaveOut}
          />
        ))}
        {(preview || !sent) && (
          <section className={cards.card}>
            <TextArea
              label={t("checkout.remark")}
              hint={t("checkout.remarkHint")}
              rows={2}
              maxLength={MAX_LENGTH}
              value={checkout.remark}
              disabled={sent}
              onChange={(event) => checkout.setRemark(event.target.value)}
            />
          </section>
        )}
        {preview && (
          <>
            <MethodChoice
              options={paymentOptions(preview.pay_methods)}
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
        <p className={cards.quiet}>{t("checkout.refund")}</p>
        <Notices />
      </div>
      <OrderBar checkout={checkout} hasProblem={hasProblem} />
    </>
  );
}

/** The delivery address. Another one can be selected, or added on a separate page. */
function AddressPart({ checkout }: CheckoutPartProps) {
  const { t } = useI18n();
  const { queries, location } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { data: list } = useQuery(queries.addresses.list());
  const { preview, problem, addressId } = checkout;
  // The preview of a rejected order has no address, although the buyer has one.
  const known = preview
    ? undefined
    : list?.find(({ id, is_default }) => (addressId ? `${id}` === addressId : isTrue(is_default)));
  const address = checkout.address ?? known;
  const add = (): void => location.navigate(paths.insertAddress(undefined, { for: "order" }));
  return (
    <section className={cards.card} aria-labelledby="deliver-to">
      <div className={styles.head}>
        <h2 id="deliver-to" className={styles.label}>
          {t("checkout.deliverTo")}
        </h2>
        {address && (
          <Button size="s" variant="plain" disabled={isSent(checkout)} onClick={() => setIsOpen(true)}>
            {t("checkout.change")}
          </Button>
        )}
      </div>
      {address ? (
        <AddressCard address={address} />
      ) : (
        <>
          <p className={styles.warning}>{t("checkout.noAddress")}</p>
          <Button
            icon={plusIcon}
            block
            variant="secondary"
            onClick={list?.length ? () => setIsOpen(true) : add}
          >
            {t(list?.length ? "checkout.chooseAddress" : "checkout.addAddress")}
          </Button>
        </>
      )}
      {checkout.isAddressGone && (
        <p className={styles.problem} role="alert">
          {t("checkout.addressGone")}
        </p>
      )}
      {problem?.error === "area_not_open" && (
        <p className={styles.problem} role="alert">
          {t("checkout.notOpen")}
        </p>
      )}
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("checkout.chooseAddress")}
        footer={
          <Button icon={plusIcon} block variant="secondary" onClick={add}>
            {t("checkout.addAddress")}
          </Button>
        }
      >
        {!list && <Skeleton height="96px" radius="var(--radius-card)" />}
        <ul className={utilities.stackS}>
          {list?.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={`${row.id}` === `${address?.id}`}
                onClick={() => {
                  checkout.selectAddress(row.id);
                  setIsOpen(false);
                }}
              >
                <AddressCard address={row} />
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
