import { PHOTO_TYPES, useFormDraft } from "marketplace-react";
import { Button, classNames, Field, ProgressBar } from "marketplace-react/ui";
import type { User } from "marketplace-sdk";
import { useRef } from "react";
import { MAX_LENGTH } from "../../entities/account/validation";
import { useI18n } from "../../i18n";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { useServices } from "../../shared/services";
import { cameraIcon } from "../../shared/ui/icons-more";
import { initialOf } from "../../shared/ui/initial";
import { Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./profile-form.module.css";
import { useAvatarUpload } from "./use-avatar-upload";
import { type SaveProfile, useSaveProfile } from "./use-save-profile";

/** Avatar and nickname of the signed-in user. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useI18n();
  const { toasts } = useServices();
  const { save, question } = useSaveProfile();
  const draft = useFormDraft("profile", ["nickname"]);
  const form = useForm<"nickname">({
    initial: { nickname: draft.read().nickname ?? user.nickname ?? "" },
    check: ({ nickname }) => ({ nickname: nickname.trim() ? undefined : "account.enterNickname" }),
    onChange: draft.write,
    async send({ nickname }, call) {
      if (!(await save({ nickname: nickname.trim() }, call))) return;
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
          maxLength={MAX_LENGTH.nickname}
        />
      </Form>
      {question}
    </section>
  );
}

function Avatar({ user, save }: { user: User; save: SaveProfile }) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const upload = useAvatarUpload(save);
  const { cropping } = upload;
  return (
    <div className={styles.avatar}>
      {user.avatar ? (
        <Picture src={user.avatar} alt="" shape="round" className={styles.picture} priority />
      ) : (
        <span className={classNames(styles.picture, styles.drawn)} aria-hidden="true">
          {initialOf(user.nickname || user.username || "")}
        </span>
      )}
      <div className={styles.change}>
        <p className={utilities.title}>
          <bdi>{user.username}</bdi>
        </p>
        {user.email && (
          <p className={styles.email}>
            <bdi>{user.email}</bdi>
          </p>
        )}
        {upload.busy ? (
          <div className={styles.upload}>
            <ProgressBar label={t("account.uploading")} value={upload.progress} />
            <Button variant="plain" size="s" onClick={upload.cancel}>
              {t("account.cancelUpload")}
            </Button>
          </div>
        ) : (
          <Button variant="secondary" size="s" icon={cameraIcon} onClick={() => input.current?.click()}>
            {t("account.changeAvatar")}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t("account.changeAvatar")}
          accept={PHOTO_TYPES.join(",")}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Allows the same picture to be chosen again after a failure.
            target.value = "";
            if (file) void upload.pick(file);
          }}
        />
        {cropping && (
          <cropping.Crop
            image={cropping.image}
            type={cropping.type}
            onDone={(square) => void upload.send(square)}
            onClose={upload.cancel}
          />
        )}
      </div>
    </div>
  );
}
