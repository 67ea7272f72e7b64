import { useState } from "react";
import { readAddresses } from "../../app/address-book";
import { FundPasswordField } from "../../app/fund-password-field";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { AddressBlock } from "../../ui/address-block";
import cards from "../../ui/cards.module.css";
import { Checkbox } from "../../ui/checkbox";
import { Fact, Facts } from "../../ui/facts";
import { Form } from "../../ui/form";
import { Money } from "../../ui/money";
import { useForm } from "../../ui/use-form";
import { Novelty } from "./address-part";
import type { Attempt } from "./attempt";
import styles from "./withdraw.module.css";

/** Props of {@link Recap}. */
interface RecapProps {
  attempt: Attempt;
  networkName: string;
  /** The figures are others than a moment ago. */
  renewed: boolean;
  /** It was sent before, and nobody knows whether it arrived. */
  uncertain: boolean;
  /** @throws what is shown here */
  send: (fundPassword: string) => Promise<void>;
}

/** Everything once more, the network twice and the address whole; then the tick and the fund password. */
export function Recap({ attempt, networkName, renewed, uncertain, send }: RecapProps) {
  const { t, money } = useI18n();
  const { toasts } = useShop();
  const [book] = useState(() => readAddresses());
  const { coin, network, address, memo, amount, fee, received, currency, rate } = attempt;
  const form = useForm<"ack" | "fund_password">({
    initial: { ack: "", fund_password: "" },
    check: ({ ack, fund_password }) => ({
      ack: ack ? undefined : "withdraw.ackMissing",
      fund_password: fund_password ? undefined : "withdraw.enterFund",
    }),
    onFailure: toasts.dismiss,
    send: ({ fund_password }) => send(fund_password),
  });
  const { error: ackError } = form.field("ack");
  return (
    <div className={styles.recap}>
      {(renewed || uncertain) && (
        <p className={styles.warning} role="status">
          {t(uncertain ? "withdraw.uncertain" : "withdraw.renewed")}
        </p>
      )}
      <Facts>
        <Fact name={t("withdraw.fromBalance")}>
          <Money amount={amount} currency={currency} size="s" tone="ink" />
        </Fact>
        <Fact name={t("withdraw.fee")}>
          <Money amount={fee} currency={currency} size="s" tone="ink" />
        </Fact>
        {rate && coin !== currency && (
          <Fact name={t("wallet.rate")}>
            {t("checkout.rate", { coin: isolate(coin), money: isolate(money(rate, currency)) })}
          </Fact>
        )}
        <Fact name={t("withdraw.received")}>
          <Money amount={received} currency={coin} />
        </Fact>
        <Fact name={t("withdraw.method")}>{t("withdraw.crypto")}</Fact>
        <Fact name={t("wallet.network")}>
          <bdi>{networkName}</bdi>
        </Fact>
        {memo && (
          <Fact name={t("withdraw.memo")}>
            <bdi>{memo}</bdi>
          </Fact>
        )}
      </Facts>
      <AddressBlock address={address} label={t("withdraw.address")} />
      <p className={styles.strong}>
        {t("withdraw.only", { coin: isolate(coin), network: isolate(networkName) })}
      </p>
      <Novelty entry={{ network, address, memo }} book={book} />
      <Form form={form} submit={t("withdraw.sign", { money: isolate(money(received, coin)) })}>
        <div className={styles.warning}>
          <p>{t("wallet.irreversible")}</p>
          <Checkbox
            name="ack"
            checked={form.values.ack !== ""}
            onChange={(event) => form.change({ ack: event.target.checked ? "1" : "" })}
            aria-invalid={ackError ? true : undefined}
          >
            {t("withdraw.ack")}
          </Checkbox>
          {ackError && <p className={cards.error}>{ackError}</p>}
        </div>
        <FundPasswordField {...form.field("fund_password")} refusal={form.thrown} />
        <p className={cards.quiet}>
          {t("withdraw.review")} {t("withdraw.noMoreFees")}
        </p>
      </Form>
    </div>
  );
}
