import { useBack } from "../../app/market";
import { usePageTitle } from "../../app/page-title";
import { paths } from "../../app/paths";
import { isRefusal } from "../../app/settled";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import { KindSign } from "./kind-sign";
import { kindOf, wayOn } from "./logic";
import styles from "./messages.module.css";
import { useMessage } from "./queries";

/** One message, and the way to what it is about. */
export function MessageDetail({ id }: { id: string }) {
  const { t, dateTime } = useI18n();
  const back = useBack(paths.message());
  const { data, error, refetch } = useMessage(id);
  usePageTitle(data?.title);
  const way = data && wayOn(data);
  return (
    <div className={styles.page}>
      <TopBar title={t("titles.message")} onBack={back} />
      {data ? (
        <article className={styles.message}>
          <div className={styles.about}>
            <KindSign message={data} />
            <p className={styles.from}>
              {t(kindOf(data).name)}
              {data.createtime !== undefined && <time>{dateTime(data.createtime)}</time>}
            </p>
          </div>
          <h2 className={styles.heading} dir="auto">
            {data.title}
          </h2>
          {data.content && (
            <p className={styles.content} dir="auto">
              {data.content}
            </p>
          )}
          {way && <ButtonLink to={way.to}>{t(way.label)}</ButtonLink>}
          <ButtonLink to={paths.message()} variant="quiet">
            {t("messages.all")}
          </ButtonLink>
        </article>
      ) : isRefusal(error) ? (
        <EmptyState
          art="search"
          title={t("articles.goneTitle")}
          action={<ButtonLink to={paths.message()}>{t("messages.all")}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting heights={[280]} />
      )}
    </div>
  );
}
