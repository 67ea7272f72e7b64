import type { Data } from "marketplace-sdk";
import type { ReactNode } from "react";
import { useI18n } from "../../../i18n";
import cards from "../../../shared/ui/cards.module.css";
import { labelled } from "../../../shared/ui/labelled";
import { mediaUrl } from "../../../shared/ui/media";
import styles from "./application.module.css";
import { secondsOf } from "./time";

/** Props of {@link Party}. */
export interface PartyProps {
  role: string;
  /** Name and other facts; empty ones are left out. */
  lines: readonly (string | undefined)[];
  /** Date of the signature, as YYYY-MM-DD. */
  date?: string | undefined;
  /** Picture of the signature. */
  children?: ReactNode;
}

/** One party to the contract. */
export function Party({ role, lines, date, children }: PartyProps) {
  const { t, tag, date: written } = useI18n();
  const seconds = secondsOf(date);
  return (
    <div className={styles.party}>
      <h3>{role}</h3>
      {lines
        .filter((line) => line?.trim())
        .map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      {seconds !== undefined && (
        <p>
          {labelled(tag, t("merchant.date"))}
          <bdi>{written(seconds)}</bdi>
        </p>
      )}
      {children}
    </div>
  );
}

/** The operator, which signs by its approval. @param props.approved whether it has */
export function PartyA({
  contract,
  approved = false,
}: {
  contract: Data<"merchant.contract">;
  approved?: boolean;
}) {
  const { t } = useI18n();
  const { name, sign, sign_date } = contract.party_a ?? {};
  const signature = mediaUrl(sign);
  return (
    <Party role={t("merchant.partyA")} lines={[name]} date={sign_date}>
      {signature && <img className={styles.signature} src={signature} alt={t("merchant.sign")} />}
      {!signature && !approved && <p className={cards.quiet}>{t("merchant.partyASigns")}</p>}
    </Party>
  );
}
