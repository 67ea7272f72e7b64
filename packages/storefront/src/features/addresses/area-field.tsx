import { chevronIcon, Icon } from "marketplace-react/ui";
import { useId, useState } from "react";
import { useI18n } from "../../i18n";
import type { FormHandle } from "../../shared/forms/use-form";
import cards from "../../shared/ui/cards.module.css";
import utilities from "../../shared/ui/utilities.module.css";
import type { AddressField } from "./address-form";
import styles from "./area-field.module.css";
import { AreaSheet } from "./area-sheet";

/** Country, province and city in one field, which opens a sheet to choose them. */
export function AreaField({ form }: { form: FormHandle<AddressField> }) {
  const { t } = useI18n();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { country, province, city } = form.values;
  const chosen = [city, province, country].filter(Boolean).join(", ");
  const { name, error } = form.field("area");
  return (
    <div className={utilities.stackS}>
      <span id={`${id}-label`} className={cards.label}>
        {t("address.area")}
      </span>
      <button
        type="button"
        name={name}
        className={styles.box}
        data-invalid={error ? true : undefined}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-value`} className={chosen ? styles.value : styles.placeholder}>
          {chosen ? <bdi>{chosen}</bdi> : t("address.areaChoose")}
        </span>
        <Icon of={chevronIcon} size={18} />
      </button>
      {error && (
        <p id={`${id}-error`} className={cards.error}>
          {error}
        </p>
      )}
      <AreaSheet
        open={open}
        onClose={() => setOpen(false)}
        onChoose={(fields) => {
          form.change(fields);
          setOpen(false);
        }}
      />
    </div>
  );
}
