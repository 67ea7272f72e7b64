import { useInfiniteQuery } from "@tanstack/react-query";
import { Badge, ButtonLink, EmptyState, Price, SkeletonList } from "marketplace-react/ui";
import type { SentOffer } from "marketplace-sdk";
import { Link } from "wouter";
import { offerStatus } from "../../../entities/offer/offer";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { InfiniteList } from "../../../shared/ui/infinite-list";
import styles from "./dashboard.module.css";
import type { DashboardProps } from "./dashboard-props";
import { StateTabs } from "./state-tabs";

const STATES = ["open", "accepted", "declined", "expired", "withdrawn", "closed"] as const;
const LABELS = {
  open: "offers.open",
  accepted: "offers.accepted",
  declined: "offers.declined",
  expired: "offers.expired",
  withdrawn: "offers.withdrawn",
  closed: "offers.closed",
} as const;

/** The store's offers for purchase requests, newest first. */
export function OfferList({ tab }: DashboardProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const status = STATES.find((state) => state === tab);
  const list = useInfiniteQuery({
    ...queries.merchantOffers.list.infinite({ limit: 20, ...(status && { status }) }),
    staleTime: 0,
  });
  const hrefOf = (state?: string) => paths.merchant({ view: "offers", ...(state && { tab: state }) });
  return (
    <>
      <StateTabs label={t("offers.title")} states={STATES} labels={LABELS} current={status} hrefOf={hrefOf} />
      <InfiniteList
        query={list}
        skeleton={<SkeletonList />}
        empty={
          <EmptyState
            title={t("offers.none")}
            text={t("offers.noneSentText")}
            action={<ButtonLink href={paths.search({ tab: "requests" })}>{t("requests.all")}</ButtonLink>}
          />
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label={t("offers.title")}>
            {rows.map((offer) => (
              <OfferRow key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </>
  );
}

function OfferRow({ offer }: { offer: SentOffer }) {
  const { t, date, number } = useI18n();
  const { request, title, spec, num, total, currency, status, valid_until, updatetime } = offer;
  const { text, tone } = offerStatus(status);
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        <Link href={paths.merchant({ view: "offer", id: request?.id })} className={styles.cover}>
          <bdi>{request?.title}</bdi>
        </Link>
      </h2>
      <p className={styles.standing}>
        <Badge tone={tone}>{t(text)}</Badge>
        <span className={styles.quiet}>
          {status === "open" && valid_until
            ? `${t("offers.validUntil")} ${date(valid_until)}`
            : date(updatetime ?? offer.createtime)}
        </span>
      </p>
      <p className={styles.quiet}>
        <bdi>{[`${number(num)} × ${title ?? "–"}`, spec].filter(Boolean).join(", ")}</bdi>
      </p>
      <p className={styles.total}>
        <span className={styles.quiet}>{t("checkout.total")}</span>
        <Price amount={total} currency={currency} size="s" />
      </p>
    </li>
  );
}
