import type { ReactNode } from "react";
import styles from "./option-list.module.css";

/** One of several options. */
export interface Option<Id extends string = string> {
  /** Passed to `onChange`. */
  id: Id;
  /** Name of the option. */
  label: ReactNode;
  /** Details of the option: limits, costs, time. */
  detail?: ReactNode;
  /** Whether it can't be chosen; `detail` should say why. */
  disabled?: boolean | undefined;
}

/** Props of {@link OptionList}. */
export interface OptionListProps<Id extends string> {
  /** The visible name of the group. */
  label: string;
  /** Name of the radio inputs, unique in the page. */
  name: string;
  /** Options in the order in which they are shown. */
  options: readonly Option<Id>[];
  /** Id of the selected option; undefined for none. */
  value: Id | undefined;
  /** Called when the user selects another option. */
  onChange: (id: Id) => void;
}

/** Radio buttons with details. */
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
