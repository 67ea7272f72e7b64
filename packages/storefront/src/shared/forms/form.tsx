import { Button } from "marketplace-react/ui";
import type { ReactNode } from "react";
import styles from "./form.module.css";
import type { FormHandle } from "./use-form";

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
    <form ref={form.element} className={styles.form} noValidate onSubmit={form.submit}>
      {children}
      <div role="alert" className={styles.alert}>
        {form.failure ? (
          <p className={styles.failure}>{form.failure}</p>
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
