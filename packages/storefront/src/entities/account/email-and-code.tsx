import { Field } from "marketplace-react/ui";
import type { FormHandle } from "../../shared/forms/use-form";
import { CodeField, type CodeFieldProps } from "./email-code-field";
import { MAX_LENGTH } from "./validation";

/** Props of {@link EmailAndCode}. */
interface EmailAndCodeProps extends Pick<CodeFieldProps, "event"> {
  form: Pick<FormHandle<"email" | "code">, "field" | "element" | "accepts" | "values">;
  label: string;
}

/** An e-mail address, and the code sent to it. */
export function EmailAndCode({ form, label, event }: EmailAndCodeProps) {
  return (
    <>
      <Field
        {...form.field("email")}
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        dir="ltr"
        maxLength={MAX_LENGTH.email}
      />
      <CodeField
        form={form}
        email={form.values.email.trim()}
        event={event}
        ready={() => form.accepts("email")}
      />
    </>
  );
}
