import { pictureList, useServerNow } from "marketplace-react";
import {
  Badge,
  ButtonLink,
  EmptyState,
  Price,
  plusIcon,
  SkeletonList,
  searchDrawing,
  Tabs,
} from "marketplace-react/ui";
import type { PurchaseRequest } from "marketplace-sdk";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { LoginFirst } from "../../entities/account/login-first";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { type EndlessQuery, InfiniteList } from "../../shared/ui/infinite-list";
import { Picture } from "../../shared/ui/picture";
import { isOpen, useOwnRequests, useRequests } from "./requests";
import styles from "./requests.module.css";

/** Props of {@link RequestList}. */
export interface RequestListProps {
  /** Search words; empty for all open requests. */
  words: string;
  /** Whether to list the user's own requests instead. */
  own: boolean;
}

/** Purchase requests that match the words, or the user's own, with a link to post one. */
export function RequestList({ words, own }: RequestListProps) {
  const { t } = useI18n();
  return (
    <section className={styles.list} aria-label={t("search.requests")}>
      {!words && (
        <Tabs
          label={t("search.requests")}
          variant="chip"
          current={own ? "mine" : "all"}
          items={[
            { id: "all", label: t("requests.all"), href: paths.search({ tab: "requests" }) },
            { id: "mine", label: t("requests.mine"), href: paths.search({ tab: "requests", view: "mine" }) },
          ]}
        />
      )}
      <div className={styles.invite}>
        <p>{t("requests.lead")}</p>
        <ButtonLink
          href={paths.search({ q: words, tab: "requests", view: "new" })}
          icon={plusIcon}
          variant="secondary"
          block
        >
          {t("requests.post")}
        </ButtonLink>
      </div>
      {own ? (
        <LoginFirst text={t("requests.loginText")}>
          <Own />
        </LoginFirst>
      ) : (
        <All words={words} />
      )}
    </section>
  );
}

function All({ words }: { words: string }) {
  const { t } = useI18n();
  const title = words ? t("requests.noneFor", { words }) : t("requests.none");
  return <Rows query={useRequests(words)} empty={<EmptyState art={searchDrawing} title={title} />} />;
}

function Own() {
  const { t } = useI18n();
  return <Rows query={useOwnRequests()} empty={<EmptyState title={t("requests.noneMine")} />} />;
}

interface RowsProps {
  query: EndlessQuery<PurchaseRequest>;
  empty: ReactNode;
}

function Rows({ query, empty }: RowsProps) {
  return (
    <InfiniteList query={query} empty={empty} skeleton={<SkeletonList heights={[116, 116, 116]} />}>
      {(rows) => (
        <ul className={styles.cards}>
          {rows.map((request) => (
            <RequestCard key={request.id} request={request} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

/** A request in a list: product, quantity, target price, and number of offers. */
function RequestCard({ request }: { request: PurchaseRequest }) {
  const { t } = useI18n();
  const { id, title, country, quote_count } = request;
  const [picture] = pictureList(request.images);
  const now = useServerNow();
  return (
    <li>
      <Link href={paths.search({ tab: "requests", id })} className={styles.card}>
        <span className={styles.words}>
          <span className={styles.title}>
            <bdi>{title || id}</bdi>
          </span>
          <span className={styles.line}>
            <Pieces request={request} />
            <TargetPrice request={request} />
          </span>
          <span className={styles.line}>
            {!isOpen(request, now) && <Badge>{t("requests.closed")}</Badge>}
            {country && <bdi>{country}</bdi>}
            {quote_count !== undefined && quote_count > 0 && (
              <span>{t("requests.offers", { count: quote_count })}</span>
            )}
          </span>
        </span>
        {picture && <Picture className={styles.thumb} src={picture} alt="" shape="small" whole />}
      </Link>
    </li>
  );
}

/** Props of the figures of a request. */
interface FigureProps {
  request: PurchaseRequest;
}

/** Quantity and unit, such as “400 pieces”. */
export function Pieces({ request: { num, unit } }: FigureProps) {
  const { number } = useI18n();
  return <bdi className={styles.pieces}>{`${number(Number(num))} ${unit}`}</bdi>;
}

/** The target unit price, or that none was given. */
export function TargetPrice({ request: { target_price, currency } }: FigureProps) {
  const { t } = useI18n();
  if (!target_price) return <span>{t("requests.free")}</span>;
  return (
    <span>
      <Price amount={target_price} currency={currency} size="s" />
      <span>{` ${t("requests.each")}`}</span>
    </span>
  );
}
