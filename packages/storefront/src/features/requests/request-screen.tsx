import type { PurchaseRequest } from "marketplace-sdk";
import { useSnapshot } from "valtio";
import { useCategoryGroups } from "../../app/category-groups";
import { useBack, useShop } from "../../app/market";
import { usePageTitle } from "../../app/page-title";
import { paths } from "../../app/paths";
import { externalHref } from "../../app/safe-href";
import { isRefusal } from "../../app/settled";
import { useI18n } from "../../i18n";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Fact, Facts } from "../../ui/facts";
import { pictureList } from "../../ui/media";
import { Picture } from "../../ui/picture";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import { CloseRequest } from "./close-request";
import { categoryName, isOpen, isOwn } from "./logic";
import { useRequest } from "./queries";
import { Pieces, TargetPrice } from "./request-figures";
import styles from "./requests.module.css";

/** One purchase request. Whoever wrote it can close it; everybody else learns how to answer. */
export function RequestScreen({ id }: { id: string }) {
  const { t } = useI18n();
  const back = useBack(paths.search({ tab: "requests" }));
  const { data, error, refetch, isEnabled } = useRequest(id);
  usePageTitle(data?.title ?? t("search.requests"));
  const gone = !isEnabled || isRefusal(error);
  return (
    <div className={styles.page}>
      <TopBar title={t("search.requests")} onBack={back} />
      {data ? (
        <Details request={data} />
      ) : gone ? (
        <EmptyState
          title={t("requests.goneTitle")}
          text={t("requests.goneText")}
          action={<ButtonLink to={paths.search({ tab: "requests" })}>{t("requests.all")}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting heights={[320]} />
      )}
    </div>
  );
}

function Details({ request }: { request: PurchaseRequest }) {
  const { t, date } = useI18n();
  const { id, title, content, country, category_id, quote_count, username_masked, createtime, expires_at } =
    request;
  const open = isOpen(request, Date.now() / 1000);
  const pictures = pictureList(request.images);
  const category = categoryName(useCategoryGroups(), category_id);
  return (
    <>
      <h2>
        <bdi>{title || id}</bdi>
      </h2>
      <p className={styles.line}>
        <Badge tone={open ? "success" : "plain"}>{t(open ? "requests.open" : "requests.closed")}</Badge>
        {typeof quote_count === "number" && <span>{t("requests.offers", { count: quote_count })}</span>}
      </p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <Picture src={picture} alt={t("ui.picture", { number: index + 1, total: pictures.length })} />
            </li>
          ))}
        </ul>
      )}
      {content && (
        <p className={styles.content} dir="auto">
          {content}
        </p>
      )}
      <div className={styles.facts}>
        <Facts>
          <Fact name={t("ui.quantity")}>
            <Pieces request={request} />
          </Fact>
          <Fact name={t("requests.target")}>
            <TargetPrice request={request} />
          </Fact>
          {country && (
            <Fact name={t("requests.shipTo")}>
              <bdi>{country}</bdi>
            </Fact>
          )}
          {category && <Fact name={t("requests.category")}>{category}</Fact>}
          {username_masked && (
            <Fact name={t("requests.by")}>
              <bdi>{username_masked}</bdi>
            </Fact>
          )}
          <Fact name={t("requests.posted")}>{date(createtime)}</Fact>
          {open && <Fact name={t("requests.until")}>{expires_at ? date(expires_at) : undefined}</Fact>}
        </Facts>
      </div>
      {open && (isOwn(request) ? <CloseRequest id={id} /> : <Supply id={id} />)}
    </>
  );
}

/** The marketplace passes offers on; the contract has no operation for them. */
function Supply({ id }: { id: PurchaseRequest["id"] }) {
  const { t } = useI18n();
  const { website } = useShop();
  const service = externalHref(useSnapshot(website.state).service_url);
  if (!service) return null;
  return (
    <p className={styles.supply}>
      {t("requests.supply", { id: String(id) })}{" "}
      <a href={service} target="_blank" rel="noopener noreferrer">
        {t("shell.support")}
      </a>
    </p>
  );
}
