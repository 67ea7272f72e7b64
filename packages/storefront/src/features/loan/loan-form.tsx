import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { amountDraft } from "../../app/amount-draft";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { readAmount } from "../../money/typed";
import { Amounts } from "../../ui/amounts";
import cards from "../../ui/cards.module.css";
import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { OptionList } from "../../ui/option-list";
import { RichText } from "../../ui/rich-text";
import { useForm } from "../../ui/use-form";
import {
  checkLoan,
  chosenTerm,
  costOf,
  DRAFT_FIELDS,
  LONGEST_PURPOSE,
  type LoanField,
  type Offer,
  type Term,
} from "./loan";
import styles from "./loan.module.css";

/** Props of {@link LoanForm}. */
interface LoanFormProps {
  offer: Offer;
  /** The lender's terms may be others than those shown. */
  onStale: () => void;
}

/** Applies for a loan; every cost stands above the button. */
export function LoanForm({ offer, onStale }: LoanFormProps) {
  const { t, tag, money } = useI18n();
  const { market, queries, toasts } = useShop();
  const queryClient = useQueryClient();
  const [draft] = useState(() =>
    amountDraft(createDraft<(typeof DRAFT_FIELDS)[number]>("loan", DRAFT_FIELDS), tag, ["amount"]),
  );
  const { terms, terms_version = "", terms_html, currency = "", provider = "" } = offer;
  const form = useForm<LoanField>({
    initial: { term: "", amount: "", purpose: "", agree: "", ...draft.read() },
    check: (values) => checkLoan(offer, values, tag),
    onChange: draft.write,
    onFailure: onStale,
    async send({ term, amount, purpose, agree }) {
      await market.loans.apply({
        amount: readAmount(amount, tag) ?? "",
        term_days: Number(term),
        agree,
        ...(purpose.trim() && { purpose: purpose.trim() }),
      });
      draft.clear();
      toasts.show(t("loan.sent"));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.loans.terms.key }),
        queryClient.invalidateQueries({ queryKey: queries.loans.list.key }),
      ]);
    },
  });
  const { values } = form;
  const term = chosenTerm(terms, values.term);
  const { error: termError } = form.field("term");
  const { error: agreeError } = form.field("agree");
  return (
    <Form form={form} submit={t("loan.apply")}>
      <div className={styles.part}>
        <OptionList
          label={t("loan.term")}
          name="term"
          value={values.term}
          onChange={(days) => form.change({ term: days })}
          options={terms.map((one) => ({
            id: String(one.term_days),
            label: t("loan.days", { count: one.term_days }),
            detail: <TermDetail term={one} currency={currency} />,
          }))}
        />
        {termError && <p className={cards.error}>{termError}</p>}
      </div>
      <Field
        {...form.field("amount")}
        label={t("loan.amount")}
        hint={
          term &&
          t("wallet.between", {
            min: isolate(money(term.min, currency)),
            max: isolate(money(term.max, currency)),
          })
        }
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        end={<bdi className={cards.unit}>{currency}</bdi>}
      />
      <Field
        {...form.field("purpose")}
        label={t("loan.purpose")}
        autoComplete="off"
        dir="auto"
        maxLength={LONGEST_PURPOSE}
      />
      {term && <CostOf term={term} amount={values.amount} currency={currency} />}
      {terms_html && (
        <section className={styles.card} aria-labelledby="loan-conditions">
          <h2 id="loan-conditions" className={cards.label}>
            {t("loan.conditions", { version: isolate(terms_version) })}
          </h2>
          <RichText html={terms_html} />
        </section>
      )}
      <div>
        <Checkbox
          name="agree"
          checked={values.agree !== "" && values.agree === terms_version}
          onChange={(event) => form.change({ agree: event.target.checked ? terms_version : "" })}
          aria-invalid={agreeError ? true : undefined}
        >
          {/* Nobody can have read what is not here. */}
          {t(terms_html ? "loan.agree" : "loan.accept", {
            version: isolate(terms_version),
            provider: isolate(provider),
          })}
        </Checkbox>
        {agreeError && <p className={cards.error}>{agreeError}</p>}
      </div>
    </Form>
  );
}

function TermDetail({ term, currency }: { term: Term; currency: string }) {
  const { t, money, percent } = useI18n();
  const { min, max, apr, example } = term;
  return (
    <>
      {t("wallet.between", { min: isolate(money(min, currency)), max: isolate(money(max, currency)) })} ·{" "}
      {t("loan.apr", { rate: percent(apr) })}
      {example && (
        <span className={cards.block} dir="auto">
          {example}
        </span>
      )}
    </>
  );
}

/** What the typed amount costs. The lender rounds each of its parts, so the last hundredths may differ. */
function CostOf({ term, amount, currency }: { term: Term; amount: string; currency: string }) {
  const { t, tag } = useI18n();
  const cost = costOf(amount, tag, term);
  if (!cost) return null;
  return (
    <div className={styles.card}>
      <Amounts
        rows={[{ name: t("loan.cost"), amount: cost.fee }]}
        total={{ name: t("loan.total"), amount: cost.total }}
        currency={currency}
      />
      <p className={cards.quiet}>{t("loan.costNote")}</p>
    </div>
  );
}
