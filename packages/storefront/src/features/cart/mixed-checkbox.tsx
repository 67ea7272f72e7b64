import { Checkbox } from "marketplace-react/ui";
import { useEffect, useRef } from "react";

interface MixedCheckboxProps {
  /** Words for a box without visible text. */
  label: string;
  /** How many are selected, of how many. */
  selected: number;
  total: number;
  onChange: (checked: boolean) => void;
  /** A visible text, used instead of `label`. */
  children?: string;
}

/** A checkbox over others: on, off, or in between. */
export function MixedCheckbox({ label, selected, total, onChange, children }: MixedCheckboxProps) {
  const box = useRef<HTMLSpanElement>(null);
  const mixed = selected > 0 && selected < total;
  // `indeterminate` has no attribute.
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (input) input.indeterminate = mixed;
  }, [mixed]);
  return (
    <span ref={box}>
      <Checkbox
        checked={selected === total}
        onChange={(event) => onChange(event.target.checked)}
        {...(children === undefined && { "aria-label": label })}
      >
        {children}
      </Checkbox>
    </span>
  );
}
