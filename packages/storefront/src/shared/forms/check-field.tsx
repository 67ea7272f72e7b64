import { Checkbox } from "marketplace-react/ui";
import { type ReactNode, useId } from "react";
import cards from "../ui/cards.module.css";
import type { FormHandle } from "./use-form";

/** Props of {@link CheckField}. */
interface CheckFieldProps<Name extends string> {
  form: FormHandle<Name>;
  name: NoInfer<Name>;
  /** What the field holds when it is ticked; empty otherwise. Default "1". */
  value?: string;
  children: ReactNode;
}

/** A tick of a form, with its error below. */
export function CheckField<Name extends string>({
  form,
  name,
  value = "1",
  children,
}: CheckFieldProps<Name>) {
  const id = useId();
  const { value: current, error } = form.field(name);
  return (
    <div>
      <Checkbox
        name={name}
        checked={current !== "" && current === value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={({ target }) => form.set(name, target.checked ? value : "")}
      >
        {children}
      </Checkbox>
      {error && (
        <p id={id} className={cards.error}>
          {error}
        </p>
      )}
    </div>
  );
}
