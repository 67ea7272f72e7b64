import { Button, Field, plusIcon, SelectField, TextArea } from "marketplace-react/ui";
import { useState } from "react";
import { useI18n } from "../../../i18n";
import { AMOUNT, CODE, COUNT, WORDS } from "../../../shared/forms/form";
import type { FormHandle } from "../../../shared/forms/use-form";
import { Picture } from "../../../shared/ui/picture";
import styles from "./dashboard.module.css";
import { OPTION_INDEXES, PRODUCT } from "./product-input";
import type { ProductValues, Row } from "./product-values";
import { followChoices, isUsed, missing, newRow, sameForAll, slotsOf, specText } from "./variants-and-tiers";

/** Props of {@link VariantsPart}. */
export interface VariantsPartProps {
  form: FormHandle<string, ProductValues>;
  /** The product's pictures; a variant can show one of them. */
  pictures: readonly string[];
}

/** The options that buyers choose from, and price, stock and picture of each combination. */
export function VariantsPart({ form, pictures }: VariantsPartProps) {
  const { t } = useI18n();
  const { values } = form;
  const [shown, setShown] = useState(() => slotsOf(values).findLastIndex(isUsed) + 1);
  const { specs, skus: rows } = values;
  const setRows = (skus: readonly Row[]): void => form.change({ skus });
  const setItems = (at: number, items: string): void => {
    const changed = specs.map((choice, place) => (place === at ? { ...choice, items } : choice));
    form.change(followChoices(values, { ...values, specs: changed }));
  };
  return (
    <fieldset className={styles.variants}>
      <legend className={styles.heading}>{t("dashboard.variants")}</legend>
      <p className={styles.quiet}>{t("dashboard.variantsHint")}</p>
      {OPTION_INDEXES.slice(0, shown).map((at) => (
        <div key={at} className={styles.choice}>
          <Field
            {...form.field(`specs.${at}.name`)}
            {...WORDS}
            label={t("dashboard.choice", { number: at + 1 })}
            maxLength={PRODUCT.specs.items.name.maxLength}
          />
          <TextArea
            {...form.field(`specs.${at}.items`)}
            label={t("dashboard.items")}
            rows={2}
            onChange={({ target }) => setItems(at, target.value)}
          />
        </div>
      ))}
      {shown < OPTION_INDEXES.length && (
        <Button variant="secondary" size="s" icon={plusIcon} onClick={() => setShown(shown + 1)}>
          {t("dashboard.addChoice")}
        </Button>
      )}
      {rows.length > 1 && <ForAll onApply={(all) => setRows(sameForAll(rows, all))} />}
      {rows.map((row, at) => (
        <RowFields
          key={row.spec.join("\n")}
          form={form}
          at={at}
          row={row}
          pictures={pictures}
          onRemove={() => setRows(rows.filter((other) => other !== row))}
        />
      ))}
      <Missing form={form} onAdd={(spec) => setRows([...rows, newRow(spec, rows)])} />
    </fieldset>
  );
}

interface RowFieldsProps extends VariantsPartProps {
  at: number;
  row: Row;
  onRemove: () => void;
}

function RowFields({ form, at, row, pictures, onRemove }: RowFieldsProps) {
  const { t } = useI18n();
  const title = specText(row);
  // A picture removed from the gallery may still show its variant.
  const choices = [...new Set([...pictures, row.image].filter(Boolean))];
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>
        <bdi>{title}</bdi>
      </legend>
      <Field {...form.field(`skus.${at}.price`)} {...AMOUNT} label={t("dashboard.price")} />
      <Field {...form.field(`skus.${at}.stock`)} {...COUNT} label={t("dashboard.stock")} />
      <Field
        {...form.field(`skus.${at}.sku_code`)}
        {...CODE}
        label={t("dashboard.skuCode")}
        maxLength={PRODUCT.sku_code.maxLength}
      />
      <div className={styles.product}>
        <Picture src={row.image || pictures[0]} alt="" shape="small" className={styles.thumb} />
        <div className={styles.words}>
          <SelectField {...form.field(`skus.${at}.image`)} label={t("dashboard.picture")}>
            <option value="">{t("dashboard.noPicture")}</option>
            {choices.map((url, index) => (
              <option key={url} value={url}>
                {index < pictures.length
                  ? t("photos.picture", { number: index + 1 })
                  : t("dashboard.ownPicture")}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <Button variant="plain" size="s" onClick={onRemove}>
        {t("dashboard.notSold")}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </fieldset>
  );
}

/** Sets one price and stock for all combinations; an empty field changes nothing. */
function ForAll({ onApply }: { onApply: (all: Pick<Row, "price" | "stock">) => void }) {
  const { t } = useI18n();
  const [price, setPrice] = useState("");
  const [stock, setStock] = useState("");
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>{t("dashboard.forAll")}</legend>
      <Field
        {...AMOUNT}
        label={t("dashboard.price")}
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
      <Field
        {...COUNT}
        label={t("dashboard.stock")}
        value={stock}
        onChange={(event) => setStock(event.target.value)}
      />
      <Button variant="secondary" size="s" onClick={() => onApply({ price, stock })}>
        {t("dashboard.applyAll")}
      </Button>
    </fieldset>
  );
}

/** Combinations that aren't sold, each with a button to restore it. */
function Missing({
  form,
  onAdd,
}: {
  form: FormHandle<string, ProductValues>;
  onAdd: (spec: readonly string[]) => void;
}) {
  const { t } = useI18n();
  return (
    <div className={styles.buttons}>
      {missing(form.values).map((spec) => (
        <Button
          key={spec.join("\n")}
          variant="secondary"
          size="s"
          icon={plusIcon}
          onClick={() => onAdd(spec)}
        >
          {t("dashboard.sell", { title: specText({ spec }) })}
        </Button>
      ))}
    </div>
  );
}
