import { ButtonLink, EmptyState, SkeletonList, searchDrawing } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { isApiError } from "../../shared/errors";
import { usePageTitle } from "../../shared/navigation/page-title";
import { paths } from "../../shared/navigation/paths";
import { ErrorState } from "../../shared/ui/error-state";
import { Page } from "../../shared/ui/page";
import utilities from "../../shared/ui/utilities.module.css";
import { KindSign } from "./kind-sign";
import { kindOf, nextStepOf } from "./logic";
import styles from "./messages.module.css";
import { useMessage } from "./queries";

/** One message, with a link to what it is about. */
export function MessageDetail({ id }: { id: string }) {
  const { t, dateTime } = useI18n();
  const { data, error, refetch } = useMessage(id);
  usePageTitle(data?.title);
  const way = data && nextStepOf(data);
  return (
    <Page title={t("titles.message")} back={paths.message()} className={styles.page}>
      {data ? (
        <article className={styles.message}>
          <div className={utilities.row}>
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
          <ButtonLink to={paths.message()} variant="secondary">
            {t("messages.all")}
          </ButtonLink>
        </article>
      ) : isApiError(error) ? (
        <EmptyState
          art={searchDrawing}
          title={t("articles.goneTitle")}
          action={<ButtonLink to={paths.message()}>{t("messages.all")}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList heights={[280]} />
      )}
    </Page>
  );
}
