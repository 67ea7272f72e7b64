import type { ReactNode } from "react";
import styles from "./option-list.module.css";

/** One of several options. */
export interface Option<Id extends string = string> {
  /** What `onChange` gets. */
  id: Id;
  /** Its name in the list. */
  label: ReactNode;
  /** What it means: limits, costs, time. */
  detail?: ReactNode;
  /** `detail` says why. */
  disabled?: boolean | undefined;
}

/** Props of {@link OptionList}. */
export interface OptionListProps<Id extends string> {
  /** The visible name of the group. */
  label: string;
  /** Name of the radio inputs, unique in the page. */
  name: string;
  /** In the order in which they are shown. */
  options: readonly Option<Id>[];
  /** Id of the selected one; undefined for none. */
  value: Id | undefined;
  /** The user selected another one. */
  onChange: (id: Id) => void;
}

/** Radio buttons, each with what it means. */
export function OptionList<Id extends string>({
  label,
  name,
  options,
  value,
  onChange,
}: OptionListProps<Id>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.id}
            className={styles.radio}
            checked={option.id === value}
            disabled={option.disabled}
            onChange={() => onChange(option.id)}
          />
          <span>
            <span className={styles.name}>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
