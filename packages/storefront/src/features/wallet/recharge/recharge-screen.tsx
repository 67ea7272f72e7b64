import {
  type CreateRechargeHandle,
  coinsOf,
  findMethod,
  isEnabled,
  type RechargeInput,
  useCreateRecharge,
  useUserId,
  validateAmount,
} from "marketplace-react";
import { ButtonLink, EmptyState, Field, SkeletonList } from "marketplace-react/ui";
import type { Data } from "marketplace-sdk";
import { isZero, multiplyDecimals, PLAIN, readAmount, typedAmount } from "marketplace-sdk/money";
import { useDeferredValue } from "react";
import { useSearchParams } from "wouter";
import { amountText, useAmountDraft } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import { withoutRepeats } from "../../../i18n/text";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import { AMOUNT, CheckField, Form } from "../../../shared/forms/form";
import type { FieldValues } from "../../../shared/forms/form-values";
import { useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useMountedNavigation } from "../../../shared/navigation/use-mounted-navigation";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page } from "../../../shared/ui/page";
import { MethodPicker, networkName } from "../method-picker";

/** /recharge: currency, network, amount, and what to know before an address is shown (docs/product.md, "Recharge"). */
export function RechargeScreen() {
  const { t } = useI18n();
  const lacking = useSearchParams()[0].get("amount");
  const { methods, error, refetch, create, pendingInput } = useCreateRecharge();
  const data = useDeferredValue(methods);
  const member = useUserId();
  return (
    <Page title={t("titles.recharge")} back={paths.mine()}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data?.methods.length === 0 ? (
        <EmptyState
          title={t("wallet.noMethods")}
          text={data.notice || t("wallet.noMethodsText")}
          action={<ButtonLink href={paths.mine()}>{t("wallet.toMine")}</ButtonLink>}
        />
      ) : (
        <>
          {/* Can be read while the form is on its way. */}
          <div className={cards.note}>
            <p>{t("wallet.note")}</p>
            {withoutRepeats([t("wallet.note")], [data?.notice]).map((words) => (
              <p key={words} dir="auto">
                {words}
              </p>
            ))}
          </div>
          {data && member !== undefined ? (
            <RechargeForm
              key={lacking}
              methods={data.methods}
              currency={data.currency}
              lacking={lacking}
              create={create}
              pendingInput={pendingInput}
            />
          ) : (
            <SkeletonList heights={[76, 256, 80]} />
          )}
        </>
      )}
    </Page>
  );
}

/** A coin on a network, as offered by the server. */
export type Method = Data<"recharges.methods">["methods"][number];

/** Fields of the form; `ack` is set once the network is confirmed. */
type RechargeField = "coin" | "network" | "amount" | "ack";

/** Fields to keep in a draft. The network is confirmed each time. */
const DRAFT_FIELDS = ["coin", "network", "amount"] as const;

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

/**
 * What the form begins with.
 *
 * @param currency of the balance
 * @param lacking missing amount, from the address
 * @param tag of the reader's language
 */
export function initialValues(
  methods: readonly Method[],
  currency: string | undefined,
  lacking: string | null,
  tag: string,
): FieldValues<RechargeField> {
  const coins = coinsOf(methods);
  const own = coins.find((coin) => coin === currency);
  const amount = (own && readAmount(lacking ?? "", PLAIN)) || "";
  return {
    coin: (amount && own) || (coins[0] ?? ""),
    network: "",
    amount: typedAmount(amount, tag),
    ack: "",
  };
}

/** Everything that keeps a recharge from starting. */
export function validateRecharge(
  methods: readonly Method[],
  values: FieldValues<RechargeField>,
  tag: string,
): FieldErrors<RechargeField> {
  const method = findMethod(methods, values);
  return {
    network: method ? undefined : "wallet.networkMissing",
    amount: amountText(
      validateAmount(values.amount, tag, {
        min: method?.min_amount,
        max: method?.max_amount,
        decimals: method?.decimals,
      }),
    ),
    ack: values.ack || !method ? undefined : "wallet.ackMissing",
  };
}
