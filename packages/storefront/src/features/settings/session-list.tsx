import { useQuery } from "@tanstack/react-query";
import { isTrue } from "marketplace-react";
import { Badge, Button, SkeletonList } from "marketplace-react/ui";
import type { AccountSession } from "marketplace-sdk";
import { useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import styles from "./session-list.module.css";

/** Where the account is logged in. Every device but this one can be logged out here. */
export function SessionList() {
  const { t } = useI18n();
  const { market, queries, queryClient, toasts } = useServices();
  const query = queries.account.sessions();
  const { data, error, refetch } = useQuery(query);
  const [ending, setEnding] = useState<AccountSession["id"] | "others">();
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList heights={[76, 76]} />
    );
  }

  /** The reason of a failure is shown by the client's onFailure. */
  const end = async (what: AccountSession["id"] | "others"): Promise<void> => {
    setEnding(what);
    const input = what === "others" ? ({ others: 1 } as const) : { id: what };
    const outcome = await market.safe(market.account.endSession(input));
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    setEnding(undefined);
    if (outcome.ok) toasts.show(t(what === "others" ? "account.othersEnded" : "account.sessionEnded"));
  };

  return (
    <>
      <p className={styles.lead}>{t("account.sessionsLead")}</p>
      <ul className={styles.list}>
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {data.length > 1 && (
        <Button variant="secondary" block busy={ending === "others"} onClick={() => void end("others")}>
          {t("account.endOthers")}
        </Button>
      )}
    </>
  );
}

interface SessionRowProps {
  session: AccountSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t, dateTime } = useI18n();
  const { createtime, last_used, is_current } = session;
  const device = session.device || t("account.unknownDevice");
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.device}>
          <bdi>{device}</bdi> {isTrue(is_current) && <Badge>{t("account.thisDevice")}</Badge>}
        </p>
        {last_used !== undefined && <p>{t("account.lastUsed", { time: dateTime(last_used) })}</p>}
        {createtime !== undefined && <p>{t("account.since", { time: dateTime(createtime) })}</p>}
      </div>
      {!isTrue(is_current) && (
        <Button
          variant="secondary"
          size="s"
          busy={busy}
          aria-label={t("account.endSessionOf", { device: device })}
          onClick={onEnd}
        >
          {t("account.endSession")}
        </Button>
      )}
    </li>
  );
}
