import { Field } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import type { FormHandle } from "../../shared/forms/use-form";
import type { PasswordRule } from "./password-rules";
import { passwordHint } from "./use-password-rule";

/** Props of {@link NewPasswordFields}. */
interface NewPasswordFieldsProps<Name extends string> {
  form: Pick<FormHandle<Name | "repeat">, "field">;
  /** Name of the first field in the form. */
  name: Name;
  label: string;
  repeatLabel: string;
  rule: PasswordRule;
  /** Label of the enter key in the second field. Default: the one that sends the form. */
  enterKeyHint?: "next" | "go";
}

/** Two fields for a new password and its repetition. */
export function NewPasswordFields<Name extends string>({
  form,
  name,
  label,
  repeatLabel,
  rule,
  enterKeyHint = "go",
}: NewPasswordFieldsProps<Name>) {
  const { t } = useI18n();
  const kind = { type: "password", autoComplete: "new-password" };
  return (
    <>
      <Field {...form.field(name)} {...kind} label={label} hint={passwordHint(t, rule)} enterKeyHint="next" />
      <Field {...form.field("repeat")} {...kind} label={repeatLabel} enterKeyHint={enterKeyHint} />
    </>
  );
}
