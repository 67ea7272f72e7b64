import type { ConfirmedWithdrawal } from "marketplace-react";
import { Description, DescriptionList, Price } from "marketplace-react/ui";
import { useState } from "react";
import { FundPasswordField } from "../../../entities/account/fund-password";
import { readAddresses } from "../../../entities/money/address-book";
import { CoinAddress } from "../../../entities/money/coin";
import { useI18n } from "../../../i18n";
import { CheckField, Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import cards from "../../../shared/ui/cards.module.css";
import utilities from "../../../shared/ui/utilities.module.css";
import styles from "../wallet.module.css";
import { NewAddressWarning } from "./address-part";

/** Props of {@link WithdrawalReview}. */
interface WithdrawalReviewProps {
  withdrawal: ConfirmedWithdrawal;
  networkName: string;
  /** Whether the figures have changed. */
  quoteChanged: boolean;
  /** Whether it was sent before, with an unknown outcome. */
  outcomeUnknown: boolean;
  send: (fundPassword: string) => Promise<void>;
  /** Why it was not sent. */
  error: unknown;
}

/** Shows everything again, with the network twice and the whole address, before the checkbox and the fund password. */
export function WithdrawalReview(props: WithdrawalReviewProps) {
  const { withdrawal, networkName, quoteChanged, outcomeUnknown, send, error } = props;
  const { t, money } = useI18n();
  const [book] = useState(() => readAddresses());
  const { coin, network, address, memo, amount, fee, received, currency, rate } = withdrawal;
  const form = useForm<"ack" | "fund_password">({
    initial: { ack: "", fund_password: "" },
    check: ({ ack, fund_password }) => ({
      ack: ack ? undefined : "withdraw.ackMissing",
      fund_password: fund_password ? undefined : "withdraw.enterFund",
    }),
    send: ({ fund_password }) => send(fund_password),
    error,
  });
  return (
    <div className={styles.part}>
      {(quoteChanged || outcomeUnknown) && (
        <p className={cards.warning} role="status">
          {t(outcomeUnknown ? "withdraw.uncertain" : "withdraw.renewed")}
        </p>
      )}
      <DescriptionList>
        <Description name={t("withdraw.fromBalance")}>
          <Price amount={amount} currency={currency} size="s" />
        </Description>
        <Description name={t("withdraw.fee")}>
          <Price amount={fee} currency={currency} size="s" />
        </Description>
        {rate && coin !== currency && (
          <Description name={t("wallet.rate")}>
            {t("checkout.rate", { coin: coin, money: money(rate, currency) })}
          </Description>
        )}
        <Description name={t("withdraw.received")}>
          <Price amount={received} currency={coin} />
        </Description>
        <Description name={t("withdraw.method")}>{t("withdraw.crypto")}</Description>
        <Description name={t("wallet.network")}>
          <bdi translate="no">{networkName}</bdi>
        </Description>
        {memo && (
          <Description name={t("withdraw.memo")}>
            <bdi translate="no">{memo}</bdi>
          </Description>
        )}
      </DescriptionList>
      <CoinAddress address={address} label={t("withdraw.address")} />
      <p className={utilities.semibold}>{t("withdraw.only", { coin: coin, network: networkName })}</p>
      <NewAddressWarning entry={{ network, address, memo }} book={book} />
      <Form form={form} submit={t("withdraw.sign", { money: money(received, coin) })}>
        <div className={cards.warning}>
          <p>{t("wallet.irreversible")}</p>
          <CheckField form={form} name="ack">
            {t("withdraw.ack")}
          </CheckField>
        </div>
        <FundPasswordField {...form.field("fund_password")} failure={form.thrown} />
        <p className={cards.quiet}>
          {t("withdraw.review")} {t("withdraw.noMoreFees")}
        </p>
      </Form>
    </div>
  );
}
