import { useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "marketplace-react";
import { Field, OptionList, PriceBreakdown } from "marketplace-react/ui";
import { limits } from "marketplace-sdk/limits";
import { readAmount } from "marketplace-sdk/money";
import { useAmountDraft } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import { AMOUNT, CheckField, Form, WORDS } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { RichText } from "../../../shared/ui/rich-text";
import utilities from "../../../shared/ui/utilities.module.css";
import styles from "../wallet.module.css";
import {
  chosenTerm,
  costOf,
  DRAFT_FIELDS,
  knownTerms,
  type LoanField,
  type Offer,
  type Term,
  validateLoan,
} from "./loan";

/** Props of {@link LoanForm}. */
interface LoanFormProps {
  offer: Offer;
  /** Called when an error may mean that the lender's terms have changed. */
  onStale: () => void;
  /** Called once the application is sent. The form may be gone by then. */
  onSent: () => void;
}

/** Applies for a loan; every cost is shown above the button. */
export function LoanForm({ offer, onStale, onSent }: LoanFormProps) {
  const { t, tag, money } = useI18n();
  const { market, toasts } = useServices();
  const queryClient = useQueryClient();
  const draft = useAmountDraft("loan", DRAFT_FIELDS, ["amount"]);
  const { terms_version = "", terms_html, currency = "", provider = "" } = offer;
  // One whose length can't be read is not to be had.
  const terms = knownTerms(offer.terms);
  const form = useForm<LoanField>({
    initial: { term: "", amount: "", purpose: "", agree: "", ...draft.read() },
    check: (values) => validateLoan(offer, values, tag),
    onChange: draft.write,
    onFailure: onStale,
    async send({ term, amount, purpose, agree }, call) {
      const application = {
        amount: readAmount(amount, tag) ?? "",
        term_days: Number(term),
        agree,
        ...(purpose.trim() && { purpose: purpose.trim() }),
      };
      await market.loans.apply(application, call);
      draft.clear();
      toasts.show(t("loan.sent"));
      await invalidateAfter(queryClient, "loans.apply");
      onSent();
    },
  });
  const { values } = form;
  const term = chosenTerm(terms, values.term);
  const { error: termError } = form.field("term");
  return (
    <Form form={form} submit={t("loan.apply")}>
      <div className={utilities.stackS}>
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
        {...AMOUNT}
        label={t("loan.amount")}
        hint={
          term &&
          t("wallet.between", {
            min: money(term.min, currency),
            max: money(term.max, currency),
          })
        }
        dir="ltr"
        end={
          <bdi className={cards.unit} translate="no">
            {currency}
          </bdi>
        }
      />
      <Field
        {...form.field("purpose")}
        {...WORDS}
        label={t("loan.purpose")}
        maxLength={limits["loans.apply"].purpose.maxLength}
      />
      {term && <CostOf term={term} amount={values.amount} currency={currency} />}
      {terms_html && (
        <section className={styles.panel} aria-labelledby="loan-conditions">
          <h2 id="loan-conditions" className={cards.label}>
            {t("loan.conditions", { version: terms_version })}
          </h2>
          <RichText html={terms_html} />
        </section>
      )}
      <CheckField form={form} name="agree" value={terms_version}>
        {/* What isn't shown can't have been read. */}
        {t(terms_html ? "loan.agree" : "loan.accept", { version: terms_version, provider })}
      </CheckField>
    </Form>
  );
}

function TermDetail({ term, currency }: { term: Term; currency: string }) {
  const { t, money, percent } = useI18n();
  const { min, max, apr, example } = term;
  return (
    <>
      <span>{t("wallet.between", { min: money(min, currency), max: money(max, currency) })}</span>
      <span>{` · ${t("loan.apr", { rate: percent(apr) })}`}</span>
      {example && (
        <span className={cards.block} dir="auto">
          {example}
        </span>
      )}
    </>
  );
}

/** The cost of the typed amount. The lender rounds each part of it, so the last hundredths may differ. */
function CostOf({ term, amount, currency }: { term: Term; amount: string; currency: string }) {
  const { t, tag } = useI18n();
  const cost = costOf(amount, tag, term);
  if (!cost) return null;
  return (
    <div className={styles.panel}>
      <PriceBreakdown
        rows={[{ name: t("loan.cost"), amount: cost.fee }]}
        total={{ name: t("loan.total"), amount: cost.total }}
        currency={currency}
      />
      <p className={cards.quiet}>{t("loan.costNote")}</p>
    </div>
  );
}
