import { useFormDraft } from "marketplace-react";
import { Field } from "marketplace-react/ui";
import type { User } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useState } from "react";
import { useI18n } from "../../i18n";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { useServices } from "../../shared/services";
import { Avatar } from "./avatar-field";
import styles from "./settings.module.css";
import { useSaveProfile } from "./use-save-profile";

/** Avatar and nickname of the signed-in user; `user` may have what only the sign-in told. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useI18n();
  const { toasts } = useServices();
  const { save, question } = useSaveProfile();
  const draft = useFormDraft("profile", ["nickname"]);
  const [before, setBefore] = useState(user.nickname ?? "");
  const form = useForm<"nickname">({
    initial: { nickname: draft.read().nickname ?? before },
    check: ({ nickname }) => ({ nickname: nickname.trim() ? undefined : "account.enterNickname" }),
    onChange: draft.write,
    async send({ nickname }, call) {
      const name = nickname.trim();
      // A name that was not changed may be an old one, where only the sign-in has told it.
      if (name !== before && !(await save({ nickname: name }, call))) return;
      setBefore(name);
      draft.clear();
      toasts.show(t("account.saved"));
    },
  });
  return (
    <section className={styles.profile} aria-label={t("account.profile")}>
      <Avatar user={user} save={save} />
      <Form form={form} submit={t("account.save")}>
        <Field
          {...form.field("nickname")}
          label={t("account.nickname")}
          hint={t("account.nicknameHint")}
          autoComplete="nickname"
          enterKeyHint="done"
          dir="auto"
          maxLength={limits["account.update"].nickname.maxLength}
        />
      </Form>
      {question}
    </section>
  );
}
