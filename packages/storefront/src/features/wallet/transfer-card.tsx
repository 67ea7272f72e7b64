import type { Recharge } from "marketplace-sdk";
import { useState } from "react";
import { otherWords } from "../../app/other-words";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { AddressBlock } from "../../ui/address-block";
import cards from "../../ui/cards.module.css";
import { Checkbox } from "../../ui/checkbox";
import { Copyable } from "../../ui/copyable";
import { Fact, Facts } from "../../ui/facts";
import { Qr } from "../../ui/qr";
import styles from "./wallet.module.css";

/** Props of {@link TransferCard}. */
interface TransferCardProps {
  recharge: Recharge;
  address: string;
}

/** Where to send what: warnings first, then amount and address, the network at both ends. */
export function TransferCard({ recharge, address }: TransferCardProps) {
  const { t, money, dateTime } = useI18n();
  const { coin = "", network = "", network_name, amount, memo, qr, uri, warnings, expires_at } = recharge;
  const [withAmount, setWithAmount] = useState(false);
  const name = network_name || network;
  const own = [t("wallet.irreversible"), t("wallet.sendOnly", { coin, network: isolate(name) })];
  return (
    <section className={cards.card} aria-label={t("wallet.transfer")}>
      <div className={cards.warning}>
        {[...own, ...otherWords(own, warnings)].map((warning) => (
          <p key={warning} dir="auto">
            {warning}
          </p>
        ))}
      </div>
      <Facts>
        <Fact name={t("wallet.network")}>
          <bdi className={cards.strong}>{name}</bdi>
        </Fact>
        <Fact name={t("wallet.exact")}>
          <b className={cards.strong}>
            <Copyable text={amount} label={t("wallet.exact")} shown={money(amount, coin)} />
          </b>
        </Fact>
      </Facts>
      <Qr text={(withAmount && uri) || qr || address} label={t("wallet.qr")} />
      {uri && (
        <Checkbox
          className={styles.center}
          checked={withAmount}
          onChange={(event) => setWithAmount(event.target.checked)}
        >
          {t("wallet.withAmount")}
        </Checkbox>
      )}
      <AddressBlock address={address} label={t("wallet.addressOn", { network: isolate(name) })} />
      {memo && (
        <div>
          <p className={cards.label}>{t("wallet.memo")}</p>
          <Copyable text={memo} label={t("wallet.memo")} />
          <p className={cards.quiet}>{t("wallet.memoText")}</p>
        </div>
      )}
      {expires_at !== undefined && (
        <p className={cards.quiet}>{t("wallet.until", { time: isolate(dateTime(expires_at)) })}</p>
      )}
    </section>
  );
}
