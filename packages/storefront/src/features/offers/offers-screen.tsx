import { isNotFound } from "marketplace-react";
import { compareDecimals } from "marketplace-react/money";
import { ButtonLink, EmptyState, SkeletonList } from "marketplace-react/ui";
import type { Offer, PurchaseRequest, ReceivedOffer } from "marketplace-sdk";
import { useRef, useState } from "react";
import { LoginFirst } from "../../entities/account/login-first";
import { useI18n } from "../../i18n";
import { isId } from "../../shared/navigation/is-id";
import { Link } from "../../shared/navigation/link";
import { usePageTitle } from "../../shared/navigation/page-title";
import { paths } from "../../shared/navigation/paths";
import { InfiniteList } from "../../shared/ui/infinite-list";
import { Page } from "../../shared/ui/page";
import utilities from "../../shared/ui/utilities.module.css";
import { type Answer, AnswerSheet } from "./answer-sheet";
import { OfferCard } from "./offer-card";
import styles from "./offers.module.css";
import { useOffers, useRequest } from "./queries";

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

function Comparison({ id }: { id: string }) {
  const { t } = useI18n();
  const request = useRequest(id);
  const offers = useOffers(id);
  if (!isId(id) || isNotFound(offers.error)) {
    return (
      <EmptyState
        title={t("requests.goneTitle")}
        text={t("requests.goneText")}
        action={
          <ButtonLink to={paths.search({ tab: "requests", view: "mine" })}>{t("requests.mine")}</ButtonLink>
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
        <bdi>
          {number(Number(num))} {unit}
        </bdi>
        {target_price && (
          <span>
            {t("requests.target")}: <bdi>{money(target_price, currency ?? "")}</bdi> {t("requests.each")}
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
  const [first, ...others] = offers.filter(({ can }) => can?.accept);
  if (!first || others.length === 0) return undefined;
  return others.reduce(
    (least, offer) => (compareDecimals(offer.total, least.total) < 0 ? offer : least),
    first,
  ).id;
}
