import { useQueryClient } from "@tanstack/react-query";
import type { StorageLike } from "marketplace-sdk/storage";
import { useState } from "react";
import { amountDraft } from "../../app/amount-draft";
import { chosenMethod, coinsOf, isOpen } from "../../app/coin-methods";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { useOwnLocation } from "../../app/own-location";
import { paths } from "../../app/paths";
import { isSettled } from "../../app/settled";
import { unansweredOf } from "../../app/unanswered";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { isZero } from "../../money/decimal";
import { readAmount } from "../../money/typed";
import { ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { Checkbox } from "../../ui/checkbox";
import { Chips } from "../../ui/chips";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { OptionList } from "../../ui/option-list";
import { useForm } from "../../ui/use-form";
import { checkRecharge, DRAFT_FIELDS, initialValues, type Method, type RechargeField } from "./recharge-form";
import styles from "./wallet.module.css";

/** Props of {@link RechargeForm}. */
interface RechargeFormProps {
  methods: readonly Method[];
  /** Id of who recharges. */
  member: string;
  /** Of the balance. */
  currency: string | undefined;
  /** What is lacking of it, from the address. */
  lacking: string | null;
  /** The server knows the methods otherwise than they are shown. */
  onStale: () => void;
}

/** Starts a recharge; the address comes on its own screen. */
export function RechargeForm(props: RechargeFormProps) {
  const { methods, member, currency, lacking, onStale } = props;
  const { t, tag, money } = useI18n();
  const { market, queries } = useShop();
  const location = useOwnLocation();
  const queryClient = useQueryClient();
  const [[draft, unanswered]] = useState(() => {
    const kept = (storage?: StorageLike) =>
      amountDraft(
        createDraft<(typeof DRAFT_FIELDS)[number]>(`recharge ${lacking ?? ""}`, DRAFT_FIELDS, storage),
        tag,
        ["amount"],
      );
    // Asked for once more as it was, in whatever tab, it is the recharge that may exist already and not another one.
    return [kept(), kept(unansweredOf(member))] as const;
  });
  const coins = coinsOf(methods);
  const form = useForm<RechargeField>({
    initial: {
      ...initialValues(methods, currency, lacking, tag),
      ...unanswered.read(),
      ...draft.read(),
    },
    check: (values) => checkRecharge(methods, values, tag),
    onChange: draft.write,
    onFailure: onStale,
    async send({ coin, network, amount }) {
      unanswered.write({ coin, network, amount });
      const recharge = await market.recharges
        .create({ coin, network, amount: readAmount(amount, tag) ?? "" })
        .catch((error) => {
          if (isSettled(error)) unanswered.clear();
          throw error;
        });
      unanswered.clear();
      draft.clear();
      const { queryKey } = queries.recharges.get({ id: String(recharge.id) });
      queryClient.setQueryData(queryKey, recharge);
      void queryClient.invalidateQueries({ queryKey: queries.recharges.list.key });
      location.navigate(paths.rechargeDetail(recharge.id), { replace: true });
    },
  });
  const { values } = form;
  const method = chosenMethod(methods, values);
  const name = isolate(method?.network_name || values.network);
  const { error: networkError } = form.field("network");
  return (
    <Form
      form={form}
      submit={t("wallet.showAddress")}
      after={
        <ButtonLink to={paths.rechargeRecode()} variant="plain">
          {t("titles.rechargeRecode")}
        </ButtonLink>
      }
    >
      <div className={styles.part}>
        <p className={cards.label}>{t("wallet.coin")}</p>
        <Chips
          label={t("wallet.coin")}
          items={coins.map((id) => ({ id, label: id }))}
          value={values.coin}
          onChange={(coin) => form.change({ coin, network: "", ack: "" })}
        />
      </div>
      <div className={styles.part}>
        <OptionList
          label={t("wallet.network")}
          name="network"
          value={values.network}
          onChange={(network) => form.change({ network, ack: "" })}
          options={methods
            .filter(({ coin }) => coin === values.coin)
            .map((one) => ({
              id: one.network,
              label: <bdi>{one.network_name || one.network}</bdi>,
              detail: <MethodDetail method={one} />,
              disabled: !isOpen(one),
            }))}
        />
        {networkError && <p className={cards.error}>{networkError}</p>}
      </div>
      <Field
        {...form.field("amount")}
        label={t("wallet.amount")}
        hint={method && limits(method)}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        dir="ltr"
        end={<bdi className={cards.unit}>{values.coin}</bdi>}
      />
      {method && (
        <div className={cards.warning}>
          <p className={cards.strong}>{t("wallet.sendOnly", { coin: method.coin, network: name })}</p>
          <p>{t("wallet.irreversible")}</p>
          <Checkbox
            name="ack"
            checked={values.ack !== ""}
            onChange={(event) => form.change({ ack: event.target.checked ? "1" : "" })}
            aria-invalid={form.field("ack").error ? true : undefined}
          >
            {t("wallet.ack", { coin: method.coin, network: name })}
          </Checkbox>
          {form.field("ack").error && <p className={cards.error}>{form.field("ack").error}</p>}
        </div>
      )}
    </Form>
  );

  function limits({ coin, min_amount, max_amount = "0" }: Method): string {
    const min = isolate(money(min_amount, coin));
    if (isZero(max_amount)) return t("wallet.from", { min });
    return t("wallet.between", { min, max: isolate(money(max_amount, coin)) });
  }
}

/** Least amount and waiting time of a way, or why it is closed. */
function MethodDetail({ method }: { method: Method }) {
  const { t, money } = useI18n();
  const { coin, min_amount, confirmations, notice } = method;
  if (!isOpen(method)) return notice || t("wallet.networkOff");
  return (
    <>
      {t("wallet.from", { min: isolate(money(min_amount, coin)) })}
      {!!confirmations && <> · {t("wallet.confirmationsNeeded", { count: confirmations })}</>}
      {notice && <span className={cards.block}>{notice}</span>}
    </>
  );
}
