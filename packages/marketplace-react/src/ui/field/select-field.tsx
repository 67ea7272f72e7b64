import type { SelectHTMLAttributes } from "react";
import { chevronIcon, Icon } from "../icon/icon";
import { FieldFrame, type FieldTexts } from "./field-frame";
import styles from "./select-field.module.css";

/** Props of {@link SelectField}; everything a `<select>` takes, with `<option>` elements as children. */
export interface SelectFieldProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, "id"> {}

/** A labeled select field, drawn by the device. */
export function SelectField({ label, error, hint, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      end={
        <span className={styles.sign}>
          <Icon of={chevronIcon} size={18} />
        </span>
      }
    >
      {(control) => (
        <select {...select} {...control} className={`${control.className} ${styles.select}`}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
