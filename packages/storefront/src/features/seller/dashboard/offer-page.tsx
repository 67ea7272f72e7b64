import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { isNotFound } from "marketplace-react";
import { Badge, Button, ButtonLink, EmptyState, Sheet, SkeletonList } from "marketplace-react/ui";
import type { CallOptions, PurchaseRequest, SentOffer } from "marketplace-sdk";
import { useState } from "react";
import { Link } from "wouter";
import { OfferSums, OfferTerms, offerStatus } from "../../../entities/offer/offer";
import { useI18n } from "../../../i18n";
import { INLINE_ERRORS } from "../../../shared/errors";
import { ConfirmForm } from "../../../shared/forms/form";
import { paths } from "../../../shared/navigation/paths";
import { useReadNow } from "../../../shared/read-now";
import { useServices } from "../../../shared/services";
import { ErrorState } from "../../../shared/ui/error-state";
import styles from "./dashboard.module.css";
import type { DashboardProps } from "./dashboard-props";
import { OfferFormView } from "./offer-form";
import { useShopChanges } from "./use-shop-changes";

/** The store's offer for the purchase request that `id` names: the existing one, or the form to make one. */
export function OfferPage({ id }: DashboardProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const request = useQuery({ ...queries.purchaseRequests.get({ id }), ...INLINE_ERRORS, staleTime: 0 });
  const own = useInfiniteQuery({
    ...queries.merchantOffers.list.infinite({ request_id: id, limit: 1 }),
    ...INLINE_ERRORS,
    staleTime: 0,
  });
  const offers = useReadNow(own);
  if (isNotFound(request.error)) return <EmptyState title={t("requests.goneTitle")} />;
  const error = request.error ?? own.error;
  if (!request.data || !offers) {
    const retry = (): void => {
      void request.refetch();
      void own.refetch();
    };
    return error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonList />;
  }
  return <Page request={request.data} offer={offers.pages[0]?.data[0]} />;
}

function Page({ request, offer }: { request: PurchaseRequest; offer: SentOffer | undefined }) {
  const { t } = useI18n();
  const [isChanging, setChanging] = useState(false);
  const isOver = request.status !== "open";
  return (
    <>
      <RequestSummary request={request} />
      {offer && !isChanging ? (
        <OfferSummary offer={offer} onChange={() => setChanging(true)} />
      ) : isOver ? (
        <EmptyState
          title={t("offers.requestClosed")}
          action={<ButtonLink href={paths.search({ tab: "requests" })}>{t("requests.all")}</ButtonLink>}
        />
      ) : (
        <OfferFormView request={request} offer={offer} onDone={() => setChanging(false)} />
      )}
    </>
  );
}

/** The buyer's request. */
function RequestSummary({ request }: { request: PurchaseRequest }) {
  const { t, number, money } = useI18n();
  const { id, title, content, num, unit, target_price, currency, country } = request;
  return (
    <section className={styles.card}>
      <h2 className={styles.name}>
        <Link href={paths.search({ tab: "requests", id })}>
          <bdi>{title}</bdi>
        </Link>
      </h2>
      {content && (
        <p className={styles.quiet} dir="auto">
          {content}
        </p>
      )}
      <p className={styles.quiet}>
        <bdi>{`${number(num)} ${unit ?? ""}`}</bdi>
        {target_price && (
          <>
            <span>{` · ${t("requests.target")}: `}</span>
            <bdi translate="no">{money(target_price, currency ?? "")}</bdi>
          </>
        )}
        {country && (
          <>
            <span>{" · "}</span>
            <bdi>{country}</bdi>
          </>
        )}
      </p>
    </section>
  );
}

/** The offer as the buyer sees it, with the store's actions. */
function OfferSummary({ offer, onChange }: { offer: SentOffer; onChange: () => void }) {
  const { t } = useI18n();
  const { status, order_no, can } = offer;
  const { text, tone } = offerStatus(status);
  return (
    <section className={styles.card} aria-label={t("offers.mine")}>
      <p className={styles.standing}>
        <Badge tone={tone}>{t(text)}</Badge>
      </p>
      <OfferSums offer={offer} />
      <OfferTerms offer={offer} />
      <div className={styles.choice}>
        {order_no && (
          <ButtonLink href={paths.merchant({ view: "order", id: order_no })} block>
            {t("messages.toOrder")}
          </ButtonLink>
        )}
        {can?.change && (
          <Button block onClick={onChange}>
            {t(status === "open" ? "offers.change" : "offers.again")}
          </Button>
        )}
        {can?.withdraw && <Withdraw offer={offer} />}
      </div>
    </section>
  );
}

/** Withdraws an offer, after explaining the consequences. */
function Withdraw({ offer: { id } }: { offer: SentOffer }) {
  const { t } = useI18n();
  const { market, toasts } = useServices();
  const { done } = useShopChanges();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const send = async (call: CallOptions): Promise<void> => {
    if (await done(market.merchantOffers.withdraw({ id }, call))) toasts.show(t("offers.withdrawnNow"));
    close();
  };
  return (
    <>
      <Button variant="secondary" block onClick={() => setOpen(true)}>
        {t("offers.withdraw")}
      </Button>
      <Sheet open={isOpen} onClose={close} title={t("offers.withdrawTitle")}>
        <ConfirmForm
          send={send}
          submit={t("offers.withdraw")}
          keep={{ label: t("offers.keep"), onPress: close }}
        >
          <p>{t("offers.withdrawText")}</p>
        </ConfirmForm>
      </Sheet>
    </>
  );
}
