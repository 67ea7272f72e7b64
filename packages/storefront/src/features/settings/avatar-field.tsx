import {
  type DecodedPhoto,
  decodePhoto,
  PHOTO_TYPES,
  PhotoError,
  type PhotoMaker,
  uploadPhoto,
} from "marketplace-react";
import { Button, classNames, ProgressBar } from "marketplace-react/ui";
import type { User } from "marketplace-sdk";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n";
import { initialOf } from "../../i18n/text";
import { useServices } from "../../shared/services";
import { cameraIcon } from "../../shared/ui/icons";
import { Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import type { AvatarCrop } from "./avatar-crop";
import styles from "./settings.module.css";
import type { SaveProfile } from "./use-save-profile";

export function Avatar({ user, save }: { user: User; save: SaveProfile }) {
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
            <bdi translate="no">{user.email}</bdi>
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
            photo={cropping.photo}
            onDone={(square) => void upload.send(square)}
            onClose={upload.cancel}
          />
        )}
      </div>
    </div>
  );
}

/** A picture that is being cropped, with the component for it. */
interface Cropping {
  photo: DecodedPhoto;
  Crop: typeof AvatarCrop;
}

/** An avatar that is being uploaded. */
interface AvatarUpload {
  busy: boolean;
  /** 0 to 1; undefined while unknown. */
  progress: number | undefined;
  cropping: Cropping | undefined;
  /** Opens a file from the device, to be cropped next. */
  pick(file: File): Promise<void>;
  /** Uploads the cropped square. */
  send(square: PhotoMaker): Promise<void>;
  /** Stops cropping or uploading. */
  cancel(): void;
}

/** Uploads the square of a picture and makes it the avatar. Leaving the screen cancels an upload. */
function useAvatarUpload(save: SaveProfile): AvatarUpload {
  const { t, failureText } = useI18n();
  const services = useServices();
  const { market, toasts } = services;
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<{ part: number | undefined }>();
  const [cropping, setCropping] = useState<Cropping>();
  useEffect(() => () => running.current?.abort(), []);

  const refuse = (error: unknown): void => {
    toasts.show(failureText(error), { tone: "danger" });
  };
  return {
    busy: progress !== undefined,
    progress: progress?.part,
    cropping,
    cancel() {
      setCropping(undefined);
      running.current?.abort();
    },
    async pick(file) {
      try {
        const [photo, { AvatarCrop: Crop }] = await Promise.all([decodePhoto(file), import("./avatar-crop")]);
        setCropping({ photo, Crop });
      } catch (error) {
        if (error instanceof PhotoError) refuse(error);
        else toasts.show(t("shell.chunkTitle"), { tone: "danger" });
      }
    },
    async send(square) {
      setCropping(undefined);
      const controller = new AbortController();
      running.current = controller;
      setProgress({ part: undefined });
      try {
        const avatar = await uploadPhoto(services, square, {
          signal: controller.signal,
          onProgress: ({ loaded, total }) => setProgress({ part: total > 0 ? loaded / total : undefined }),
        });
        // The client's onFailure shows an error.
        const saved = await market.safe(save({ avatar }));
        if (saved.ok && saved.data) toasts.show(t("account.avatarSaved"));
      } catch (error) {
        if (!controller.signal.aborted) refuse(error);
      } finally {
        setProgress(undefined);
      }
    },
  };
}
