import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { isNotFound } from "marketplace-react";
import { Badge, Button, ButtonLink, EmptyState, SkeletonList } from "marketplace-react/ui";
import type { Offer, PurchaseRequest, ReceivedOffer } from "marketplace-sdk";
import { isAbove, isDecimal } from "marketplace-sdk/money";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { LoginFirst } from "../../entities/account/login-first";
import { OfferSums, OfferTerms, offerStatus } from "../../entities/offer/offer";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS } from "../../shared/errors";
import { isId, paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { InfiniteList } from "../../shared/ui/infinite-list";
import { Page, usePageTitle } from "../../shared/ui/page";
import { Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import { type Answer, AnswerSheet } from "./answer-sheet";
import styles from "./offers.module.css";

/** The server's default maximum of offers per request, so that one page is enough. */
const PAGE_SIZE = 50;

/** Offers for the user's own purchase request, side by side: `/order?view=offers&id=`. */
export function OffersScreen({ id }: { id: string }) {
  const { t } = useI18n();
  usePageTitle(t("offers.title"));
  return (
    <Page title={t("offers.title")} back={paths.search({ tab: "requests", id })} className={styles.page}>
      <LoginFirst text={t("requests.loginText")}>
        <Comparison id={id} />
      </LoginFirst>
    </Page>
  );
}

/** The request and what stores offer for it. @param id from the address */
function Comparison({ id }: { id: string }) {
  const { t } = useI18n();
  const { queries } = useServices();
  const request = useQuery({ ...queries.purchaseRequests.get({ id }), ...INLINE_ERRORS, enabled: isId(id) });
  const offers = useInfiniteQuery({
    ...queries.offers.list.infinite({ request_id: id, limit: PAGE_SIZE }),
    ...INLINE_ERRORS,
    staleTime: 0,
    enabled: isId(id),
  });
  if (!isId(id) || isNotFound(offers.error)) {
    return (
      <EmptyState
        title={t("requests.goneTitle")}
        text={t("requests.goneText")}
        action={
          <ButtonLink href={paths.search({ tab: "requests", view: "mine" })}>{t("requests.mine")}</ButtonLink>
        }
      />
    );
  }
  return (
    <>
      {request.data && <RequestSummary request={request.data} />}
      <InfiniteList
        query={offers}
        skeleton={<SkeletonList heights={[420, 420]} />}
        empty={<EmptyState title={t("offers.none")} text={t("offers.noneText")} />}
      >
        {(rows) => <Offers offers={rows} />}
      </InfiniteList>
    </>
  );
}

/** The buyer's request, to compare the offers to. */
function RequestSummary({
  request: { id, title, num, unit, target_price, currency },
}: {
  request: PurchaseRequest;
}) {
  const { t, number, money } = useI18n();
  return (
    <div className={utilities.stackXs}>
      <h2>
        <Link href={paths.search({ tab: "requests", id })}>
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <p className={styles.quiet}>
        <bdi>{`${number(Number(num))} ${unit}`}</bdi>
        {target_price && (
          <span>
            <span>{`${t("requests.target")}: `}</span>
            <bdi translate="no">{money(target_price, currency ?? "")}</bdi>
            <span>{` ${t("requests.each")}`}</span>
          </span>
        )}
      </p>
    </div>
  );
}

function Offers({ offers }: { offers: readonly ReceivedOffer[] }) {
  const { t } = useI18n();
  const [answer, setAnswer] = useState<Answer>();
  const list = useRef<HTMLUListElement>(null);
  const cheapest = cheapestOf(offers);
  // The current offer, because the store may have changed it.
  const chosen = answer && offers.find(({ id }) => id === answer.id);
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t("offers.title")} tabIndex={-1}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            isCheapest={offer.id === cheapest}
            onAnswer={(action) => setAnswer({ id: offer.id, action })}
          />
        ))}
      </ul>
      <AnswerSheet
        offer={chosen}
        action={answer?.action}
        onClose={() => setAnswer(undefined)}
        onDone={() => list.current?.focus({ preventScroll: true })}
      />
    </>
  );
}

/** Id of the cheapest offer among those that can be accepted; undefined unless there are several. */
export function cheapestOf(offers: readonly Pick<Offer, "id" | "total" | "can">[]): Offer["id"] | undefined {
  const [first, ...others] = offers.filter(({ can, total }) => can?.accept && isDecimal(total));
  if (!first || others.length === 0) return undefined;
  return others.reduce((least, offer) => (isAbove(least.total, offer.total) ? offer : least), first).id;
}

/** Props of {@link OfferCard}. */
interface OfferCardProps {
  offer: ReceivedOffer;
  /** Whether it has the lowest total of several offers. */
  isCheapest: boolean;
  onAnswer: (action: "accept" | "decline") => void;
}

/** One offer: total, delivery, store, and buttons to accept or decline. */
function OfferCard({ offer, isCheapest, onAnswer }: OfferCardProps) {
  const { t } = useI18n();
  const { status, pro_id, order_no, can } = offer;
  const { text, tone } = offerStatus(status);
  return (
    <li className={styles.card}>
      <Seller offer={offer} />
      <p className={styles.badges}>
        <Badge tone={tone}>{t(text)}</Badge>
        {isCheapest && <Badge tone="success">{t("offers.cheapest")}</Badge>}
      </p>
      <OfferSums offer={offer} href={paths.goods(pro_id)} />
      <div>
        <OfferTerms offer={offer} />
      </div>
      <div className={styles.actions}>
        {order_no && (
          <ButtonLink href={paths.orderDetail(order_no)} block>
            {t("messages.toOrder")}
          </ButtonLink>
        )}
        {can?.accept && isDecimal(offer.total) && (
          <Button block onClick={() => onAnswer("accept")}>
            {t("offers.accept")}
          </Button>
        )}
        {can?.decline && (
          <Button block variant="plain" onClick={() => onAnswer("decline")}>
            {t("offers.decline")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The store's rating and sales. */
function Seller({ offer: { store, shop_id, shopname } }: Pick<OfferCardProps, "offer">) {
  const { t, number } = useI18n();
  const facts = [
    store?.credit_score !== undefined && `${t("stores.credit")} ${number(store.credit_score, 1)}`,
    store?.sell_count !== undefined && t("shell.sold", { count: store.sell_count }),
  ].filter(Boolean);
  return (
    <div className={styles.seller}>
      <Picture className={styles.logo} src={store?.logo || store?.avatar} alt="" shape="round" />
      <div>
        <h3 className={styles.name}>
          <Link href={paths.store(shop_id)}>
            <bdi>{shopname}</bdi>
          </Link>
        </h3>
        {facts.length > 0 && <p className={styles.quiet}>{facts.join(" · ")}</p>}
      </div>
    </div>
  );
}
