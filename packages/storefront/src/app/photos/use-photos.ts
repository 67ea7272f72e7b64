import { useEffect, useState, useSyncExternalStore } from "react";
import { useI18n } from "../../i18n";
import { failureText } from "../../ui/failure-text";
import type { PhotoSlots } from "../../ui/photo-field";
import { type Shop, useShop } from "../market";
import { useConfig } from "../use-config";
import { createPhotoList, isUnderWay, type PhotoWork, photoUrls } from "./photo-list";
import { redraw } from "./redraw";
import { PHOTO_TYPES, PhotoRefused } from "./rules";

/** Options of {@link usePhotos}. */
export interface PhotosOptions {
  /** Default 1: a new picture takes the place of the old. */
  max?: number;
  /** `kyc` for identity documents and proofs of payment: stored privately. */
  category?: "kyc";
  /** What the server has already. */
  initial?: readonly string[];
  /** Longest side that is sent, in pixels. */
  longest?: number;
}

/** Pictures of a form: give `slots` to `<PhotoField>` and send `urls`. */
export interface Photos {
  slots: PhotoSlots;
  /** What uploads.image answered, in the order of the pictures. */
  urls: readonly string[];
  /** A picture is still on its way. */
  busy: boolean;
  /** As of this moment: there is a picture, or one on its way. */
  isPicked(): boolean;
  /** Waits for what is on its way. @returns what uploads.image answered for the pictures that are there then */
  settled(): Promise<readonly string[]>;
}

/** Pictures are drawn anew before they leave, so nothing but pixels does. Leaving the screen ends uploads. */
export function usePhotos({ max = 1, category, initial, longest }: PhotosOptions = {}): Photos {
  const { t } = useI18n();
  const shop = useShop();
  // Its limits are read when a picture is there.
  useConfig();
  const [list] = useState(() => createPhotoList(photoWork(shop, category, longest), max, initial));
  const photos = useSyncExternalStore(list.subscribe, list.current);
  useEffect(() => list.close, [list]);

  const sentence = (failure: unknown): string =>
    failure instanceof PhotoRefused ? t(failure.problem) : failureText(failure, t);
  return {
    slots: {
      ...list,
      photos: photos.map((photo) => ({
        ...photo,
        error: photo.state === "failed" ? sentence(photo.failure) : undefined,
      })),
      max,
      accept: PHOTO_TYPES.join(","),
    },
    urls: photoUrls(photos),
    busy: isUnderWay(photos),
    isPicked: () => list.current().some(({ state }) => state !== "failed"),
    async settled() {
      await list.settled();
      return photoUrls(list.current());
    },
  };
}

function photoWork(shop: Shop, category: "kyc" | undefined, longest?: number): PhotoWork {
  const { market, queries, queryClient, toasts } = shop;
  return {
    prepare: (file) => redraw(file, longest),
    largest: () => queryClient.getQueryData(queries.site.config().queryKey)?.limits?.upload_max_bytes,
    async send(file, options) {
      try {
        // The contract types a file as text; what is sent is the file.
        return (await market.uploads.image({ file, ...(category && { category }) }, options)).url;
      } catch (error) {
        // The picture itself says what went wrong with it.
        toasts.dismiss();
        throw error;
      }
    },
    show: (file) => URL.createObjectURL(file),
    hide: (address) => URL.revokeObjectURL(address),
  };
}
