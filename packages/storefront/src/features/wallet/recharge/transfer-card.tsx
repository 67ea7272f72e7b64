import { Checkbox, Copyable, Description, DescriptionList, QrCode } from "marketplace-react/ui";
import type { Recharge } from "marketplace-sdk";
import { useState } from "react";
import { CoinAddress, MarkedName } from "../../../entities/money/coin";
import { useI18n } from "../../../i18n";
import { withoutRepeats } from "../../../i18n/text";
import cards from "../../../shared/ui/cards.module.css";
import styles from "../wallet.module.css";

/** Props of {@link TransferCard}. */
interface TransferCardProps {
  recharge: Recharge;
  address: string;
}

/** How to pay: warnings first, then amount and address, with the network at both ends. */
export function TransferCard({ recharge, address }: TransferCardProps) {
  const { t, money, dateTime } = useI18n();
  const { coin = "", network = "", network_name, amount, memo, qr, uri, warnings, expires_at } = recharge;
  const [withAmount, setWithAmount] = useState(false);
  const name = network_name || network;
  const own = [t("wallet.irreversible"), t("wallet.sendOnly", { coin, network: name })];
  return (
    <section className={cards.card} aria-label={t("wallet.transfer")}>
      <div className={cards.warning}>
        {[...own, ...withoutRepeats(own, warnings)].map((warning) => (
          <p key={warning} dir="auto">
            {warning}
          </p>
        ))}
      </div>
      <DescriptionList>
        <Description name={t("wallet.network")}>
          <span className={cards.strong}>
            <MarkedName code={network} name={name} />
          </span>
        </Description>
        <Description name={t("wallet.exact")}>
          <b className={cards.strong}>
            <Copyable text={amount} label={t("wallet.exact")} shown={money(amount, coin)} />
          </b>
        </Description>
      </DescriptionList>
      <QrCode text={(withAmount && uri) || qr || address} label={t("wallet.qr")} />
      {uri && (
        <Checkbox
          className={styles.center}
          checked={withAmount}
          onChange={(event) => setWithAmount(event.target.checked)}
        >
          {t("wallet.withAmount")}
        </Checkbox>
      )}
      <CoinAddress address={address} label={t("wallet.addressOn", { network: name })} />
      {memo && (
        <div>
          <p className={cards.label}>{t("wallet.memo")}</p>
          <Copyable text={memo} label={t("wallet.memo")} />
          <p className={cards.quiet}>{t("wallet.memoText")}</p>
        </div>
      )}
      {expires_at !== undefined && (
        <p className={cards.quiet}>{t("wallet.until", { time: dateTime(expires_at) })}</p>
      )}
    </section>
  );
}
