import { useQueryClient } from "@tanstack/react-query";
import type { Pay } from "marketplace-sdk";
import { useState } from "react";
import { useShop } from "../../app/market";
import { takeAnswer } from "../../app/take-answer";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { Chips } from "../../ui/chips";
import { failureText } from "../../ui/failure-text";
import styles from "./checkout.module.css";
import type { MethodView } from "./pay-state";

/** Props of {@link CoinForm}. */
export interface CoinFormProps {
  pay: Pay;
  networks: MethodView["networks"];
  onInvoice: () => void;
}

/** Coin and network, and what sending there means, before any address is shown. */
export function CoinForm({ pay, networks, onInvoice }: CoinFormProps) {
  const { t } = useI18n();
  const { market, queries } = useShop();
  const queryClient = useQueryClient();
  const coins = [...new Set(networks.map(({ coin }) => coin))];
  const [coin, setCoin] = useState(pay.coin ?? coins[0]);
  const [wished, setWished] = useState(pay.network);
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const rows = networks.filter((row) => row.coin === coin);
  const network = rows.find((row) => row.network === wished && row.enabled !== false);
  const name = network?.network_name || network?.network || "";

  const agree = (yes: boolean): void => {
    setAgreed(yes);
    setIsMissing(false);
  };
  const choose = (next: string, on?: string): void => {
    setCoin(next);
    setWished(on);
    agree(false);
    setError(undefined);
  };
  const ask = async (): Promise<void> => {
    if (!network) return;
    if (!agreed) {
      setIsMissing(true);
      return;
    }
    const info = queries.payments.get({ pay_no: pay.pay_no });
    setBusy(true);
    setError(undefined);
    try {
      const invoice = await market.payments.payWithCrypto({
        pay_no: pay.pay_no,
        coin: network.coin,
        network: network.network,
      });
      await takeAnswer(queryClient, info, invoice);
      onInvoice();
    } catch (failure) {
      setError(failure);
      setBusy(false);
      void queryClient.invalidateQueries(info);
    }
  };
  return (
    <section className={styles.card}>
      <p className={styles.label}>{t("checkout.coin")}</p>
      <Chips
        label={t("checkout.coin")}
        items={coins.map((id) => ({ id, label: id }))}
        value={coin}
        onChange={(id) => choose(id)}
      />
      <fieldset className={styles.networks}>
        <legend className={styles.label}>{t("checkout.network")}</legend>
        {rows.map((row) => (
          <div key={row.network} className={styles.method}>
            <label className={styles.option}>
              <input
                type="radio"
                name="network"
                className={styles.radio}
                checked={network === row}
                disabled={row.enabled === false}
                onChange={() => choose(row.coin, row.network)}
              />
              <bdi className={styles.grow}>{row.network_name || row.network}</bdi>
            </label>
            {row.notice && <p className={styles.reason}>{row.notice}</p>}
          </div>
        ))}
      </fieldset>
      {network && (
        <>
          <p className={styles.warning}>{t("wallet.irreversible")}</p>
          <p className={styles.quiet}>{t("checkout.networkFee")}</p>
          <Checkbox
            checked={agreed}
            aria-invalid={isMissing || undefined}
            onChange={(event) => agree(event.target.checked)}
          >
            {t("checkout.onlyOn", { coin: isolate(network.coin), network: isolate(name) })}
          </Checkbox>
          <Button block busy={busy} onClick={() => void ask()}>
            {t("checkout.showAddress")}
          </Button>
        </>
      )}
      <div role="alert">
        {isMissing && <p className={styles.problem}>{t("wallet.ackMissing")}</p>}
        {error !== undefined && <p className={styles.problem}>{failureText(error, t)}</p>}
      </div>
    </section>
  );
}
