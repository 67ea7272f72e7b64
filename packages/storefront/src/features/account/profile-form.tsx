import type { User } from "marketplace-sdk";
import { useRef } from "react";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { PHOTO_TYPES } from "../../app/photos/rules";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { cameraIcon } from "../../ui/icons-more";
import { initialOf } from "../../ui/initial";
import { Picture } from "../../ui/picture";
import { useForm } from "../../ui/use-form";
import styles from "./profile-form.module.css";
import { saveProfile } from "./save-profile";
import { useAvatarUpload } from "./use-avatar-upload";
import { LONGEST } from "./validation";

const draft = createDraft<"nickname">("profile", ["nickname"]);

/** Avatar and nickname of the signed-in user. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useI18n();
  const shop = useShop();
  const form = useForm<"nickname">({
    initial: { nickname: draft.read().nickname ?? user.nickname ?? "" },
    check: ({ nickname }) => ({ nickname: nickname.trim() ? undefined : "account.enterNickname" }),
    onChange: draft.write,
    onFailure: shop.toasts.dismiss,
    async send({ nickname }) {
      await saveProfile(shop, { nickname: nickname.trim() });
      draft.clear();
      shop.toasts.show(t("account.saved"));
    },
  });
  return (
    <section className={styles.profile} aria-label={t("account.profile")}>
      <Avatar user={user} />
      <Form form={form} submit={t("account.save")}>
        <Field
          {...form.field("nickname")}
          label={t("account.nickname")}
          hint={t("account.nicknameHint")}
          autoComplete="nickname"
          enterKeyHint="done"
          dir="auto"
          maxLength={LONGEST.nickname}
        />
      </Form>
    </section>
  );
}

function Avatar({ user }: { user: User }) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const upload = useAvatarUpload();
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
        <p className={styles.name}>
          <bdi>{user.username}</bdi>
        </p>
        {user.email && (
          <p className={styles.email}>
            <bdi>{user.email}</bdi>
          </p>
        )}
        {upload.busy ? (
          <div className={styles.upload}>
            <progress
              className={styles.progress}
              aria-label={t("account.uploading")}
              value={upload.progress}
            />
            <Button variant="plain" size="s" onClick={upload.cancel}>
              {t("account.cancelUpload")}
            </Button>
          </div>
        ) : (
          <Button variant="quiet" size="s" icon={cameraIcon} onClick={() => input.current?.click()}>
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
            // The same picture may be chosen again after a failure.
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
