import type { User } from "marketplace-sdk";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { checkPicture, fraction } from "./profile";
import { useSaveProfile } from "./queries";

/** An avatar on its way to the server. */
export interface AvatarUpload {
  busy: boolean;
  /** 0 to 1; undefined while unknown. */
  progress: number | undefined;
  start(file: File): Promise<void>;
  cancel(): void;
}

/** Uploads a picture and makes it the avatar. Leaving the screen ends an upload that is under way. */
export function useAvatarUpload(user: User): AvatarUpload {
  const { t } = useI18n();
  const { market, toasts } = useShop();
  const saveProfile = useSaveProfile();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<{ part: number | undefined }>();
  useEffect(() => () => running.current?.abort(), []);

  return {
    busy: progress !== undefined,
    progress: progress?.part,
    cancel: () => running.current?.abort(),
    async start(file) {
      const refusal = checkPicture(file);
      if (refusal) {
        toasts.show(t(refusal), { tone: "failure" });
        return;
      }
      const controller = new AbortController();
      running.current = controller;
      setProgress({ part: undefined });
      const upload = market.index.upload(
        { file },
        { signal: controller.signal, onProgress: (sent) => setProgress({ part: fraction(sent) }) },
      );
      // A refusal is shown by the client's onFailure.
      const outcome = await market.safe(upload.then(({ url }) => saveProfile(user, { avatar: url })));
      setProgress(undefined);
      if (outcome.ok) toasts.show(t("account.avatarSaved"));
    },
  };
}
