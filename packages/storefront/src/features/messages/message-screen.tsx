import { useInfiniteQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { Button, ButtonLink, EmptyState, SkeletonList, searchDrawing } from "marketplace-react/ui";
import type { Message } from "marketplace-sdk";
import { Link, useSearch } from "wouter";
import { LoginFirst } from "../../entities/account/login-first";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { INLINE_ERRORS, isApiError } from "../../shared/errors";
import { entityPath } from "../../shared/navigation/entity-path";
import { paths } from "../../shared/navigation/paths";
import { queryId } from "../../shared/navigation/query-id";
import { STALE, useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import { InfiniteList } from "../../shared/ui/infinite-list";
import { Page, usePageTitle } from "../../shared/ui/page";
import utilities from "../../shared/ui/utilities.module.css";
import { isUnread, useMessage, useReadAll } from "./mark-read";
import { KindSign, kindOf } from "./message-kinds";
import styles from "./messages.module.css";

/** /message: the list; with `?id=` one message (docs/product.md, "Messages"). */
export function MessageScreen() {
  const { t } = useI18n();
  const { session } = useServices();
  const { loggedIn } = useStore(session);
  const id = queryId(useSearch(), "id");
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
            action={<ButtonLink href={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
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
            <span>{t(kindOf(message).name)}</span>
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
              <span>{t(kindOf(data).name)}</span>
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
          {way && <ButtonLink href={way.href}>{t(way.label)}</ButtonLink>}
          <ButtonLink href={paths.message()} variant="secondary">
            {t("messages.all")}
          </ButtonLink>
        </article>
      ) : isApiError(error) ? (
        <EmptyState
          art={searchDrawing}
          title={t("articles.goneTitle")}
          action={<ButtonLink href={paths.message()}>{t("messages.all")}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList heights={[280]} />
      )}
    </Page>
  );
}

/** The address and text of a message's link. */
interface NextStep {
  href: string;
  label: PlainKey;
}

const LABELS: Readonly<Record<string, PlainKey>> = {
  order: "messages.toOrder",
  pay: "messages.toPay",
  recharge: "messages.toRecharge",
  withdrawal: "messages.toWithdrawal",
  loan: "messages.toLoan",
  product: "messages.toProduct",
  application: "messages.toStore",
  request: "messages.toRequest",
};

/**
 * The link of a message. Messages about the user's own store lead to its dashboard, because its orders aren't the user's
 * purchases. Purchase requests are public.
 */
export function nextStepOf({
  type,
  ref,
}: {
  type?: string | undefined;
  ref?: Message["ref"] | undefined;
}): NextStep | undefined {
  const isOwnCenter = type === "merchant" && ref?.type !== "request";
  const about = ref && (isOwnCenter ? { type: "application" } : ref);
  const href = about && entityPath(about);
  const label = about && LABELS[about.type];
  return href && label ? { href, label } : undefined;
}
