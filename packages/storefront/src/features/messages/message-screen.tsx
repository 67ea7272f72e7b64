import { useInfiniteQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { Button, ButtonLink, EmptyState, Icon, SkeletonList, searchDrawing } from "marketplace-react/ui";
import type { Message } from "marketplace-sdk";
import { LoginFirst } from "../../entities/account/login-first";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS, isApiError } from "../../shared/errors";
import { Link, useSearch } from "../../shared/navigation/link";
import { usePageTitle } from "../../shared/navigation/page-title";
import { paths } from "../../shared/navigation/paths";
import { STALE, useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import { InfiniteList } from "../../shared/ui/infinite-list";
import { Page } from "../../shared/ui/page";
import utilities from "../../shared/ui/utilities.module.css";
import { isUnread, kindOf, nextStepOf, useMessage, useReadAll } from "./messages";
import styles from "./messages.module.css";

/** /message: the list; with `?id=` one message (docs/product.md, "Messages"). */
export function MessageScreen() {
  const { t } = useI18n();
  const { session } = useServices();
  const { loggedIn } = useStore(session);
  const id = new URLSearchParams(useSearch()).get("id");
  if (loggedIn) return id ? <MessageDetail id={id} /> : <MessageList />;
  return (
    <Page title={t("titles.message")} back={paths.mine()} className={styles.page}>
      <LoginFirst text={t("messages.loginText")}>{null}</LoginFirst>
    </Page>
  );
}

/** All messages, newest first; unread ones stand out. */
function MessageList() {
  const { t } = useI18n();
  const { queries } = useServices();
  const list = useInfiniteQuery({
    ...queries.messages.list.infinite(),
    ...INLINE_ERRORS,
    staleTime: STALE.seconds,
  });
  const unread = list.data?.pages[0]?.unread ?? 0;
  return (
    <Page title={t("titles.message")} back={paths.mine()} className={styles.page}>
      {list.data && list.data.pages[0]?.data.length !== 0 && <Unread count={unread} />}
      <InfiniteList
        query={list}
        skeleton={<SkeletonList heights={[100, 100, 100, 100]} />}
        empty={
          <EmptyState
            title={t("messages.emptyTitle")}
            text={t("messages.emptyText")}
            action={<ButtonLink to={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
          />
        }
      >
        {(rows) => (
          <ul className={utilities.stackS} aria-label={t("messages.list")}>
            {rows.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </Page>
  );
}

/** The number of unread messages, and a button to mark all as read. */
function Unread({ count }: { count: number }) {
  const { t } = useI18n();
  const readAll = useReadAll();
  return (
    <div className={styles.unread}>
      <p role="status">{count > 0 ? t("shell.unread", { count }) : t("messages.allRead")}</p>
      {count > 0 && (
        <Button variant="plain" size="s" busy={readAll.isPending} onClick={() => readAll.mutate({ all: 1 })}>
          {t("messages.readAll")}
        </Button>
      )}
    </div>
  );
}

function MessageRow({ message }: { message: Message }) {
  const { t, dateTime } = useI18n();
  const { id, title, content, createtime } = message;
  const unread = isUnread(message);
  return (
    <li>
      <Link href={paths.message(id)} className={styles.row} data-unread={unread || undefined}>
        <KindSign message={message} />
        <span className={styles.words}>
          <span className={styles.kind}>
            {t(kindOf(message).name)}
            {createtime !== undefined && <time>{dateTime(createtime)}</time>}
          </span>
          <bdi className={styles.title}>{title}</bdi>
          {content && <bdi className={utilities.summary}>{content}</bdi>}
        </span>
        {unread && (
          <span className={styles.mark}>
            <span className="visually-hidden">{t("messages.new")}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** One message, with a link to what it is about. */
function MessageDetail({ id }: { id: string }) {
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

/** The topic of a message as an icon; the text next to it says the same. */
function KindSign({ message }: { message: Pick<Message, "type"> }) {
  return (
    <span className={styles.sign} aria-hidden="true">
      <Icon of={kindOf(message).icon} size={20} />
    </span>
  );
}
