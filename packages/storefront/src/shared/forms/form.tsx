import { Button, Checkbox } from "marketplace-react/ui";
import type { CallOptions } from "marketplace-sdk";
import { type ReactNode, useId } from "react";
import cards from "../ui/cards.module.css";
import { type FormHandle, useForm } from "./use-form";

/** Props of {@link Form}. */
export interface FormProps<Name extends string> {
  form: FormHandle<Name, object>;
  /** Text of the submit button. */
  submit: string;
  /** Whether sending can't be undone. The button then looks like that of every such confirmation. */
  danger?: boolean;
  children: ReactNode;
  /** Alternatives below the button. */
  after?: ReactNode;
  /** The last button, which leaves everything as it is: "Not now". */
  keep?: { label: string; onPress: () => void };
}

/** Fields above one button, with one live region for errors. */
export function Form<Name extends string>({ form, submit, danger, children, after, keep }: FormProps<Name>) {
  return (
    <form
      ref={form.element}
      className={cards.form}
      noValidate
      onSubmit={form.submit}
      onPointerDownCapture={form.takeSilent}
      onKeyDownCapture={form.takeSilent}
    >
      {children}
      <div role="alert" className={cards.alert}>
        {form.failure ? (
          <p className={cards.failure}>{form.failure}</p>
        ) : (
          form.errorSentences.map((sentence) => (
            <p key={sentence} className="visually-hidden">
              {sentence}
            </p>
          ))
        )}
      </div>
      <Button type="submit" variant={danger ? "danger" : "primary"} block busy={form.busy}>
        {submit}
      </Button>
      {after}
      {keep && (
        <Button variant="plain" block onClick={keep.onPress}>
          {keep.label}
        </Button>
      )}
    </form>
  );
}

/** Props of {@link ConfirmForm}. */
interface ConfirmFormProps extends Required<Pick<FormProps<never>, "submit" | "keep">> {
  /** Does it. What it throws is shown above the button. */
  send: (call: CallOptions) => Promise<void>;
  /** What the user should know first. */
  children: ReactNode;
}

/** A form without fields: asks for confirmation before something happens. */
export function ConfirmForm({ send, ...props }: ConfirmFormProps) {
  const form = useForm<never>({ initial: {}, check: () => ({}), send: (_values, call) => send(call) });
  return <Form form={form} {...props} />;
}

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

/**
 * Kinds of `<Field>`: the keyboard it needs, its direction, and no autofill where browsers have nothing to offer. Spread one
 * over the field: `<Field {...form.field("stock")} {...COUNT} />`.
 */
export const COUNT = { inputMode: "numeric", autoComplete: "off" } as const;
export const AMOUNT = { inputMode: "decimal", autoComplete: "off" } as const;
/** Numbers of parcels, documents and transactions: from left to right in every language. */
export const CODE = { autoComplete: "off", dir: "ltr" } as const;
/** Words that aren't anyone's name or address. */
export const WORDS = { autoComplete: "off", dir: "auto" } as const;
/** The user's own password, which a browser may fill in. */
export const PASSWORD = { type: "password", autoComplete: "current-password" } as const;
/** An account or an invitation code: no automatic capitals or spelling. */
export const ACCOUNT = { autoCapitalize: "none", spellCheck: false, dir: "auto" } as const;
