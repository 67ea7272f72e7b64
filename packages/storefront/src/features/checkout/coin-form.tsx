import { isEnabled, type PaymentHandle, type PaymentOption } from "marketplace-react";
import { Button, Checkbox, Chips } from "marketplace-react/ui";
import type { Payment } from "marketplace-sdk";
import { useState } from "react";
import { MarkedName } from "../../entities/money/coin";
import { coinsOf, findMethod } from "../../entities/money/transfer-methods";
import { useI18n } from "../../i18n";
import cards from "../../shared/ui/cards.module.css";
import styles from "./checkout.module.css";

interface CoinFormProps {
  payment: Pick<PaymentHandle, "payWithCrypto">;
  pay: Payment;
  networks: PaymentOption["networks"];
}

/** The choice of coin and network, and the risks of sending, before any address is shown. */
export function CoinForm({ payment: { payWithCrypto }, pay, networks }: CoinFormProps) {
  const { t, failureText } = useI18n();
  const coins = coinsOf(networks);
  const [{ coin, network }, setSelected] = useState({
    coin: pay.coin ?? coins[0] ?? "",
    network: pay.network ?? "",
  });
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const method = findMethod(networks, { coin, network });

  const agree = (yes: boolean): void => {
    setAgreed(yes);
    setIsMissing(false);
  };
  const select = (next: { coin: string; network: string }): void => {
    setSelected(next);
    agree(false);
    payWithCrypto.reset();
  };
  const showAddress = (): void => {
    if (agreed) payWithCrypto.mutate({ coin, network });
    else setIsMissing(true);
  };
  return (
    <section className={cards.card}>
      <p className={styles.label}>{t("checkout.coin")}</p>
      <Chips
        label={t("checkout.coin")}
        items={coins.map((id) => ({ id, label: <MarkedName code={id} /> }))}
        value={coin}
        onChange={(id) => select({ coin: id, network: "" })}
      />
      <fieldset className={styles.networks}>
        <legend className={styles.label}>{t("checkout.network")}</legend>
        {networks
          .filter((row) => row.coin === coin)
          .map((row) => (
            <div key={row.network} className={styles.method}>
              <label className={styles.option}>
                <input
                  type="radio"
                  name="network"
                  className={styles.radio}
                  checked={method === row}
                  disabled={!isEnabled(row)}
                  onChange={() => select({ coin, network: row.network })}
                />
                <span className={styles.grow}>
                  <MarkedName code={row.network} name={row.network_name || row.network} />
                </span>
              </label>
              {row.notice && <p className={styles.reason}>{row.notice}</p>}
            </div>
          ))}
      </fieldset>
      {method && (
        <>
          <p className={styles.warning}>{t("wallet.irreversible")}</p>
          <p className={cards.quiet}>{t("checkout.networkFee")}</p>
          <Checkbox
            checked={agreed}
            aria-invalid={isMissing || undefined}
            onChange={(event) => agree(event.target.checked)}
          >
            {t("checkout.onlyOn", { coin, network: method.network_name || method.network })}
          </Checkbox>
          <Button block busy={payWithCrypto.isPending} onClick={showAddress}>
            {t("checkout.showAddress")}
          </Button>
        </>
      )}
      <div role="alert">
        {isMissing && <p className={styles.problem}>{t("wallet.ackMissing")}</p>}
        {payWithCrypto.error && <p className={styles.problem}>{failureText(payWithCrypto.error)}</p>}
      </div>
    </section>
  );
}
