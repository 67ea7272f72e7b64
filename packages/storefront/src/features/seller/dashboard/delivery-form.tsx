import { useQuery } from "@tanstack/react-query";
import { Button, Field, plusIcon, SelectField } from "marketplace-react/ui";
import type { Data } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import type { ReactNode } from "react";
import { usePriceDigits } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import { AMOUNT, Form } from "../../../shared/forms/form";
import { type FormHandle, useForm } from "../../../shared/forms/use-form";
import { STALE, useServices } from "../../../shared/services";
import styles from "./dashboard.module.css";
import {
  NEW_ZONE,
  type TermsValues,
  termsInput,
  termsValues,
  validateTerms,
  type ZoneValues,
} from "./delivery-terms";
import { useShopChanges } from "./use-shop-changes";

const MAX_ZONES = limits["merchant.saveStore"].freight_zones.maxItems;

/** What the store asks for shipping, by country, and its smallest order. */
export function DeliveryForm({ center }: { center: Data<"merchant.dashboard"> }) {
  const { t, tag } = useI18n();
  const { market, queries, queryClient, toasts } = useServices();
  const { changed } = useShopChanges();
  const digits = usePriceDigits();
  const currency = <span className={styles.unit}>{center.currency}</span>;
  const form = useForm<string, TermsValues>({
    initial: termsValues(tag, center.shop),
    check: (values) => validateTerms(values, digits, tag),
    async send(values, call) {
      const saved = await market.merchant.saveStore(termsInput(values, digits, tag), call);
      queryClient.setQueryData(queries.merchant.dashboard().queryKey, saved);
      changed();
      void queryClient.invalidateQueries({ queryKey: queries.stores.get.key });
      toasts.show(t("account.saved"));
    },
  });
  const { freight_zones: zones } = form.values;
  // Only one zone is for all other countries: the one before needs a country first.
  const canAdd = zones.length < MAX_ZONES && zones.every(({ areas }) => areas.length > 0);
  return (
    <section className={styles.choice} aria-label={t("stores.termsTitle")}>
      <h2 className={styles.heading}>{t("stores.termsTitle")}</h2>
      <p className={styles.quiet}>{t("stores.termsLead")}</p>
      <Form form={form} submit={t("account.save")}>
        {zones.map((zone, at) => {
          const name = `freight_zones.${at}`;
          return <Zone key={name} form={form} zone={zone} at={at} currency={currency} />;
        })}
        {canAdd && (
          <Button
            variant="secondary"
            size="s"
            icon={plusIcon}
            onClick={() => form.change({ freight_zones: [...zones, NEW_ZONE] })}
          >
            {t("stores.zoneAdd")}
          </Button>
        )}
        <Field
          {...form.field("min_order_amount")}
          {...AMOUNT}
          label={t("stores.minAmount")}
          hint={t("stores.minAmountHint")}
          end={currency}
        />
      </Form>
    </section>
  );
}

/** Props of {@link Zone}. */
interface ZoneProps {
  form: FormHandle<string, TermsValues>;
  zone: ZoneValues;
  /** Its position in the table. */
  at: number;
  /** The unit of its amounts. */
  currency: ReactNode;
}

/** A zone's countries and amounts. */
function Zone({ form, zone, at, currency }: ZoneProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const { data: countries = [] } = useQuery({ ...queries.addresses.areas({}), staleTime: STALE.session });
  const { freight_zones: zones } = form.values;
  const taken = new Set(zones.flatMap(({ areas }) => areas));
  const setAreas = (areas: readonly string[]): void =>
    form.change({ freight_zones: zones.map((other, i) => (i === at ? { ...other, areas } : other)) });
  const name = `freight_zones.${at}`;
  const amount = (part: "base" | "per_piece" | "per_kg" | "free_from", label: string) => (
    <Field {...form.field(`${name}.${part}`)} {...AMOUNT} label={label} end={currency} />
  );
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.name}>{t("stores.zone", { number: at + 1 })}</legend>
      <p className={styles.quiet}>
        {t(zone.areas.length > 0 ? "stores.zoneCountries" : "stores.zoneElsewhere")}
      </p>
      <div className={styles.countries}>
        {zone.areas.map((id) => {
          const country = countries.find((one) => `${one.id}` === id)?.name ?? id;
          return (
            <Button
              key={id}
              variant="secondary"
              size="s"
              aria-label={t("stores.countryRemove", { name: country })}
              onClick={() => setAreas(zone.areas.filter((other) => other !== id))}
            >
              <bdi>{`${country} ×`}</bdi>
            </Button>
          );
        })}
      </div>
      <SelectField
        name={`${name}.areas`}
        error={form.field(`${name}.areas`).error}
        label={t("stores.countryAdd")}
        value=""
        onChange={({ target }) => setAreas([...zone.areas, target.value])}
      >
        <option value="" />
        {countries
          .filter(({ id }) => !taken.has(`${id}`))
          .map(({ id, name: country }) => (
            <option key={id} value={`${id}`}>
              {country}
            </option>
          ))}
      </SelectField>
      <div className={styles.pair}>
        {amount("base", t("stores.zoneBase"))}
        {amount("free_from", t("stores.zoneFree"))}
      </div>
      <div className={styles.pair}>
        {amount("per_piece", t("stores.zonePiece"))}
        {amount("per_kg", t("stores.zoneKg"))}
      </div>
      <Button
        variant="plain"
        size="s"
        onClick={() => form.change({ freight_zones: zones.filter((_other, i) => i !== at) })}
      >
        {t("stores.zoneRemove", { number: at + 1 })}
      </Button>
    </fieldset>
  );
}
