import { useInfiniteQuery } from "@tanstack/react-query";
import { Button, ButtonLink, EmptyState, SkeletonList } from "marketplace-react/ui";
import type { Message } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS } from "../../shared/errors";
import { Link } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { STALE, useServices } from "../../shared/services";
import { InfiniteList } from "../../shared/ui/infinite-list";
import { Page } from "../../shared/ui/page";
import utilities from "../../shared/ui/utilities.module.css";
import { KindSign } from "./kind-sign";
import { isUnread, kindOf } from "./logic";
import styles from "./messages.module.css";
import { useReadAll } from "./queries";

/** All messages, newest first; unread ones stand out. */
export function MessageList() {
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
