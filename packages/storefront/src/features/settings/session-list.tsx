import { useQuery } from "@tanstack/react-query";
import { useMarketMutation } from "marketplace-react";
import { Badge, Button, SkeletonList } from "marketplace-react/ui";
import type { AccountSession, Input } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./settings.module.css";

/** Where the account is logged in. Every other device can be logged out here. */
export function SessionList() {
  const { t } = useI18n();
  const { mutations, queries, toasts } = useServices();
  const { data, error, refetch } = useQuery(queries.account.sessions());
  /** The client's onFailure shows the reason of a failure. */
  const end = useMarketMutation<Input<"account.endSession">, unknown>(mutations.account.endSession(), {
    onSuccess: (_result, { others }) =>
      toasts.show(t(others ? "account.othersEnded" : "account.sessionEnded")),
    // What is on screen may be out of date.
    onError: () => void refetch(),
  });
  const ending = end.isPending ? end.variables : undefined;
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList heights={[76, 76]} />
    );
  }

  return (
    <>
      <p className={styles.sessionsLead}>{t("account.sessionsLead")}</p>
      <ul className={utilities.stackM}>
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending?.id === session.id}
            onEnd={() => end.mutate({ id: session.id })}
          />
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          variant="secondary"
          block
          busy={ending?.others === 1}
          onClick={() => end.mutate({ others: 1 })}
        >
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
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>
          <bdi>{device}</bdi> {is_current && <Badge>{t("account.thisDevice")}</Badge>}
        </p>
        {last_used !== undefined && <p>{t("account.lastUsed", { time: dateTime(last_used) })}</p>}
        {createtime !== undefined && <p>{t("account.since", { time: dateTime(createtime) })}</p>}
      </div>
      {!is_current && (
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
