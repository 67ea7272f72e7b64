import { decodePhoto, PhotoError } from "marketplace-react";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import type { AvatarCrop } from "./avatar-crop";
import type { SaveProfile } from "./use-save-profile";

/** A picture that is being cropped, with the component for it. */
export interface Cropping {
  image: HTMLImageElement;
  type: string;
  Crop: typeof AvatarCrop;
}

/** An avatar that is being uploaded. */
export interface AvatarUpload {
  busy: boolean;
  /** 0 to 1; undefined while unknown. */
  progress: number | undefined;
  cropping: Cropping | undefined;
  /** Opens a file from the device, to be cropped next. */
  pick(file: File): Promise<void>;
  /** Uploads the cropped square. */
  send(square: Promise<File>): Promise<void>;
  /** Stops cropping or uploading. */
  cancel(): void;
}

/** Uploads the square of a picture and makes it the avatar. Leaving the screen cancels an upload. */
export function useAvatarUpload(save: SaveProfile): AvatarUpload {
  const { t } = useI18n();
  const { market, toasts } = useServices();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<{ part: number | undefined }>();
  const [cropping, setCropping] = useState<Cropping>();
  useEffect(() => () => running.current?.abort(), []);

  const refuse = (error: unknown): void => {
    const problem = error instanceof PhotoError ? (`photos.${error.problem}` as const) : "shell.chunkTitle";
    toasts.show(t(problem), { tone: "danger" });
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
        const [image, { AvatarCrop: Crop }] = await Promise.all([decodePhoto(file), import("./avatar-crop")]);
        setCropping({ image, type: file.type, Crop });
      } catch (error) {
        refuse(error);
      }
    },
    async send(square) {
      setCropping(undefined);
      const controller = new AbortController();
      running.current = controller;
      setProgress({ part: undefined });
      try {
        const file = await square;
        const upload = market.uploads.image(
          { file },
          {
            signal: controller.signal,
            onProgress: ({ loaded, total }) => setProgress({ part: total > 0 ? loaded / total : undefined }),
          },
        );
        // The client's onFailure shows an error.
        const outcome = await market.safe(upload.then(({ url }) => save({ avatar: url })));
        if (outcome.ok && outcome.data) toasts.show(t("account.avatarSaved"));
      } catch (error) {
        refuse(error);
      } finally {
        setProgress(undefined);
      }
    },
  };
}
