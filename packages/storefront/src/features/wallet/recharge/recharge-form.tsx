import { type CreateRechargeHandle, isEnabled, type RechargeInput } from "marketplace-react";
import { ButtonLink, Field } from "marketplace-react/ui";
import { isZero, multiplyDecimals, readAmount, typedAmount } from "marketplace-sdk/money";
import { useAmountDraft } from "../../../entities/money/amount";
import { findMethod } from "../../../entities/money/transfer-methods";
import { useI18n } from "../../../i18n";
import { AMOUNT, CheckField, Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useMountedNavigation } from "../../../shared/navigation/use-mounted-navigation";
import cards from "../../../shared/ui/cards.module.css";
import { MethodPicker, networkName } from "../method-picker";
import {
  DRAFT_FIELDS,
  initialValues,
  type Method,
  type RechargeField,
  validateRecharge,
} from "./recharge-values";

/** Props of {@link RechargeForm}. */
interface RechargeFormProps {
  methods: readonly Method[];
  /** Currency of the balance. */
  currency: string | undefined;
  /** The missing amount, from the address. */
  lacking: string | null;
  create: CreateRechargeHandle["create"];
  /** Input of a recharge that may already exist. Sent again unchanged, it can't create another one. */
  pendingInput: RechargeInput | undefined;
}

/** Starts a recharge. The address to pay to is on its own screen. */
export function RechargeForm({ methods, currency, lacking, create, pendingInput }: RechargeFormProps) {
  const { t, tag, money } = useI18n();
  const navigation = useMountedNavigation();
  const draft = useAmountDraft(`recharge ${lacking ?? ""}`, DRAFT_FIELDS, ["amount"]);
  const form = useForm<RechargeField>({
    initial: {
      ...initialValues(methods, currency, lacking, tag),
      ...(pendingInput && { ...pendingInput, amount: typedAmount(`${pendingInput.amount}`, tag) }),
      ...draft.read(),
    },
    check: (values) => validateRecharge(methods, values, tag),
    onChange: draft.write,
    async send({ coin, network, amount }) {
      const { id } = await create.mutateAsync({ coin, network, amount: readAmount(amount, tag) ?? "" });
      draft.clear();
      navigation.navigate(paths.rechargeDetail(id), { replace: true });
    },
  });
  const { values } = form;
  const method = findMethod(methods, values);
  const name = networkName(method ?? values);
  return (
    <Form
      form={form}
      submit={t("wallet.showAddress")}
      after={
        <ButtonLink href={paths.rechargeRecode()} variant="plain">
          {t("titles.rechargeRecode")}
        </ButtonLink>
      }
    >
      <MethodPicker
        title={t("wallet.coin")}
        methods={methods}
        coin={values.coin}
        network={values.network}
        error={form.field("network").error}
        onCoin={(coin) => form.change({ coin, network: "", ack: "" })}
        onNetwork={(network) => form.change({ network, ack: "" })}
        detail={(one) => <MethodDetail method={one} />}
      />
      <Field
        {...form.field("amount")}
        {...AMOUNT}
        label={t("wallet.amount")}
        hint={method && [limits(method), estimate(method)].filter(Boolean).join(" · ")}
        enterKeyHint="done"
        dir="ltr"
        end={
          <bdi className={cards.unit} translate="no">
            {values.coin}
          </bdi>
        }
      />
      {method && (
        <div className={cards.warning}>
          <p className={cards.strong}>{t("wallet.sendOnly", { coin: method.coin, network: name })}</p>
          <p>{t("wallet.irreversible")}</p>
          <CheckField form={form} name="ack">
            {t("wallet.ack", { coin: method.coin, network: name })}
          </CheckField>
        </div>
      )}
    </Form>
  );

  /** The balance is in another currency, so the buyer sees what a transfer will be worth. */
  function estimate({ coin, rate }: Method): string | undefined {
    const credited =
      coin === currency ? undefined : multiplyDecimals(readAmount(values.amount, tag) ?? undefined, rate, 2);
    return credited && t("wallet.estimate", { money: money(credited, currency ?? "") });
  }

  function limits({ coin, min_amount, max_amount = "0" }: Method): string {
    const min = money(min_amount, coin);
    if (isZero(max_amount)) return t("wallet.from", { min });
    return t("wallet.between", { min, max: money(max_amount, coin) });
  }
}

/** The minimum and waiting time of a method, or why it is closed. */
function MethodDetail({ method }: { method: Method }) {
  const { t, money } = useI18n();
  const { coin, min_amount, confirmations, notice } = method;
  if (!isEnabled(method)) return notice || t("wallet.networkOff");
  return (
    <>
      <span>{t("wallet.from", { min: money(min_amount, coin) })}</span>
      {!!confirmations && <span>{` · ${t("wallet.confirmationsNeeded", { count: confirmations })}`}</span>}
      {notice && <span className={cards.block}>{notice}</span>}
    </>
  );
}
