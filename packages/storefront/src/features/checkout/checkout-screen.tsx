import { useQuery } from "@tanstack/react-query";
import {
  type CheckoutSession,
  checkoutGroups,
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
  Price,
  PriceBreakdown,
  plusIcon,
  Sheet,
  Skeleton,
  SkeletonList,
  TextArea,
} from "marketplace-react/ui";
import { type Data, isErrorOf } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useState } from "react";
import { LoginFirst } from "../../entities/account/login-first";
import { AddressCard } from "../../entities/address/address-card";
import { Protection, RefundPromise } from "../../entities/order/protection";
import { Notices } from "../../entities/site/notices";
import { useI18n } from "../../i18n";
import type { Translate } from "../../i18n/types";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import { BottomBar } from "../../shared/ui/bottom-bar";
import cards from "../../shared/ui/cards.module.css";
import { ErrorState } from "../../shared/ui/error-state";
import { Page } from "../../shared/ui/page";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./checkout.module.css";
import { MethodChoice } from "./method-choice";
import { StoreBlock, useLeaveOut } from "./store-block";

/** /orderChecked: everything about an order before it is placed (docs/product.md, "Checkout"). */
export function CheckoutScreen() {
  const { t, failureText } = useI18n();
  const { navigation, session, toasts } = useServices();
  const screen = useMountedNavigation();
  const checkout = useCheckoutSession({
    onSuccess({ pay }) {
      const to = paths.pay(pay.pay_no);
      if (screen.isMounted()) screen.navigate(to, { replace: true });
      else {
        const action = { label: t("orders.pay"), onPress: () => navigation.navigate(to) };
        toasts.show(t("checkout.placed"), { action });
      }
    },
    onError(error, isUnknown) {
      // To a signed-in user the screen shows the error, and the client reports an ended session.
      if ((screen.isMounted() && session.state.loggedIn) || error.isUnauthorized) return;
      if (!isUnknown) return toasts.show(failureText(error), { tone: "danger" });
      const action = {
        label: t("checkout.sendAgain"),
        onPress: () => navigation.navigate(paths.orderChecked()),
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
          action={<ButtonLink href={paths.cart()}>{t("checkout.toCart")}</ButtonLink>}
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
  const hasProblem =
    Boolean(problem) || groups.some(({ lines, problem: own }) => own || lines.some((line) => line.problem));
  return (
    <>
      <div className={styles.parts} aria-busy={checkout.isStale}>
        {(preview || !sent) && <AddressPart checkout={checkout} />}
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
              label={t("checkout.remark")}
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
      <OrderBar checkout={checkout} hasProblem={hasProblem} />
    </>
  );
}

/** The delivery address. Another one can be selected, or added on a separate page. */
function AddressPart({ checkout }: CheckoutPartProps) {
  const { t } = useI18n();
  const { queries, navigation } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { data: list } = useQuery(queries.addresses.list());
  const { preview, problem, addressId } = checkout;
  // The preview of a rejected order has no address, although the buyer has one.
  const known = preview
    ? undefined
    : list?.find(({ id, is_default }) => (addressId ? `${id}` === addressId : is_default));
  const address = checkout.address ?? known;
  const add = (): void => navigation.navigate(paths.insertAddress(undefined, { for: "order" }));
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

/** Props of a part of the checkout. All parts share one session. */
interface CheckoutPartProps {
  checkout: CheckoutSession;
}

/** Whether the order was sent, so that nothing about it can be changed. */
const isSent = ({ status }: CheckoutSession): boolean =>
  status === "placing" || status === "placed" || status === "outcomeUnknown";

/** Props of {@link OrderBar}. */
interface OrderBarProps extends CheckoutPartProps {
  /** Whether a line or the whole order can't be placed as it is. */
  hasProblem: boolean;
}

/** The total and the button that places the order; changed prices are accepted first. */
function OrderBar({ checkout, hasProblem }: OrderBarProps) {
  const { t } = useI18n();
  const { status, preview, total, currency, priceChange, isStale } = checkout;
  const isUnknown = status === "outcomeUnknown";
  const isBusy = status === "placing" || status === "placed";
  return (
    <BottomBar label={t("checkout.place")} className={styles.bar}>
      <div role="alert">
        <Notice checkout={checkout} hasProblem={hasProblem} />
      </div>
      {preview && (
        <div className={styles.wideOnly}>
          <PriceBreakdown currency={currency} rows={sumsOf(preview, t)} />
        </div>
      )}
      <div className={styles.row}>
        <p className={styles.sum}>
          <span className={styles.label}>{t("checkout.total")}</span>
          {(preview || total !== undefined) && <Price amount={total} currency={currency} />}
        </p>
        {priceChange ? (
          <Button key="accept" busy={isStale} onClick={checkout.acceptPrices}>
            {t("checkout.accept")}
          </Button>
        ) : (
          <Button
            key="place"
            busy={isBusy || isStale}
            disabled={!isSent(checkout) && (hasProblem || !preview?.price_token)}
            onClick={isUnknown ? checkout.retry : checkout.place}
          >
            {t(isUnknown ? "checkout.sendAgain" : "checkout.place")}
          </Button>
        )}
      </div>
    </BottomBar>
  );
}

/** What a total is made of. */
const sumsOf = ({ goods_amount, freight, tax }: Data<"orders.preview">, t: Translate) => [
  { name: t("checkout.goods"), amount: goods_amount },
  { name: t("checkout.freight"), amount: freight },
  { name: t("checkout.tax"), amount: tax },
];

/** Errors that the address section shows. */
const ADDRESS_ERRORS: readonly string[] = ["address_required", "area_not_open"];

/** What the buyer must know before pressing the button: changed prices, an unknown outcome, or why the order failed. */
function Notice({ checkout, hasProblem }: OrderBarProps) {
  const { t, money, failureText } = useI18n();
  const { status, preview, priceChange, problem, rejection, error, currency = "" } = checkout;
  if (priceChange && preview) {
    const { previousTotal } = priceChange;
    return (
      <p className={styles.notice}>
        {previousTotal === preview.total
          ? t("checkout.changedPrices")
          : t("checkout.changed", {
              before: money(previousTotal, currency),
              after: money(preview.total, currency),
            })}
      </p>
    );
  }
  const toOrders = (
    <ButtonLink size="s" variant="secondary" href={paths.order()}>
      {t("checkout.toOrders")}
    </ButtonLink>
  );
  if (status === "outcomeUnknown") {
    return (
      <div className={styles.notice}>
        <p>{t("checkout.unsure")}</p>
        <div className={utilities.wrap}>
          {toOrders}
          <Button size="s" variant="plain" onClick={checkout.discard}>
            {t("checkout.drop")}
          </Button>
        </div>
      </div>
    );
  }
  // The server's message, unless an item or the address section already shows the problem.
  const otherProblem = problem ?? (hasProblem ? undefined : rejection);
  if (otherProblem?.msg && !ADDRESS_ERRORS.includes(otherProblem.error)) {
    return (
      <p className={styles.notice} dir="auto">
        {otherProblem.msg}
      </p>
    );
  }
  if (hasProblem) return <p className={styles.notice}>{t("checkout.settle")}</p>;
  if (!error) return null;
  const reason = isErrorOf(error, "orders.create") ? error.reason : undefined;
  return (
    <div className={styles.notice}>
      <p>{reason === "price_changed" ? t("checkout.checkedAgain") : failureText(error)}</p>
      {reason === "too_many_unpaid" && toOrders}
    </div>
  );
}
