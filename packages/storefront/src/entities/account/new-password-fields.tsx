import { Field } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import type { FormHandle } from "../../shared/forms/use-form";
import type { PasswordRule } from "./password-rules";
import { passwordHint } from "./use-password-rule";

/** Props of {@link NewPasswordFields}. */
interface NewPasswordFieldsProps<Name extends string> {
  form: Pick<FormHandle<Name | "repeat">, "field">;
  /** Of the first field, as the form calls it. */
  name: Name;
  label: string;
  repeatLabel: string;
  rule: PasswordRule;
  /** Action of the keyboard's enter key in the second field. Default: sends the form. */
  enterKeyHint?: "next" | "go";
}

/** A password that is typed twice. */
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
