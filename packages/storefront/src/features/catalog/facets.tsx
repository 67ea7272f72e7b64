import { type ReactNode, useId } from "react";
import { useI18n } from "../../i18n";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./filter-sheet.module.css";

/** Props of {@link Counted}. */
export interface CountedProps {
  /** Products that remain with the filter; undefined while unknown, which shows none. */
  count: number | undefined;
  children: ReactNode;
}

/** The name of a filter, and how many products remain with it. */
export function Counted({ count, children }: CountedProps) {
  const { number } = useI18n();
  return (
    <span>
      {children}
      {count !== undefined && (
        <>
          {/* A line never begins with the count. */}
          {"\u00a0"}
          <span className={styles.left}>{number(count)}</span>
        </>
      )}
    </span>
  );
}

/** Props of {@link Choice}. */
export interface ChoiceProps {
  name: string;
  /** The values that the server offers. */
  values: readonly FacetValue[];
  chosen: number | undefined;
  textOf: (value: number) => string;
  /** Called with undefined when the chosen value is pressed again. */
  onChoose: (value: number | undefined) => void;
}

/** A filter with at most one chosen value. Values without products are disabled. */
export function Choice({ name, values, chosen, textOf, onChoose }: ChoiceProps) {
  const heading = useId();
  const options = offered(values, chosen);
  if (options.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <div className={utilities.wrap}>
        {options.map(({ value, count }) => {
          const on = value === chosen;
          return (
            <button
              key={value}
              type="button"
              className={styles.step}
              aria-pressed={on}
              disabled={count === 0 && !on}
              onClick={() => onChoose(on ? undefined : value)}
            >
              <Counted count={count}>{textOf(value)}</Counted>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** A value of a filter, and how many products remain with it. The strictest comes first. */
interface FacetValue {
  value: number;
  /** Undefined if the server doesn't count it. */
  count?: number | undefined;
}

/**
 * The values to choose from. A value with as many products as a stricter one is left out, and the chosen one is always there,
 * because a link may have a value that the server doesn't offer.
 */
export function offered(values: readonly FacetValue[], chosen: number | undefined): readonly FacetValue[] {
  const useful = values.filter(({ value, count }, at) => value === chosen || count !== values[at - 1]?.count);
  const isThere = chosen === undefined || useful.some(({ value }) => value === chosen);
  return isThere ? useful : [...useful, { value: chosen }];
}
