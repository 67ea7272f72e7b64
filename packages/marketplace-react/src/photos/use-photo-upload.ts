"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useMarketplace } from "../provider";
import type { MarketplaceServices } from "../services";
import { createPhotoList, isUploading, type PhotoWork, photoUrls, type UploadedPhoto } from "./photo-list";
import { PHOTO_TYPES } from "./photo-rules";
import { resizePhoto } from "./resize-photo";

/** Options of {@link usePhotoUpload}. Read once. */
export interface PhotoUploadOptions {
  /** Default 1: a new picture replaces the old one. */
  max?: number;
  /** `kyc` for identity documents and proofs of payment: stored privately. */
  category?: "kyc";
  /** `url` of pictures that the server has already. */
  initial?: readonly string[];
  /** Longest side that is sent, in pixels. Default 2048. */
  maxSide?: number;
}

/** Pictures of a form. */
export interface PhotoUpload {
  /** With preview, state, progress and error each. */
  photos: readonly UploadedPhoto[];
  /** For `<input type="file" accept={…}>`. */
  accept: string;
  /** Most pictures at a time: those of `photos`, whatever their state, count. */
  max: number;
  /** Uploads as many as there is room for; with a `max` of 1 the new picture replaces the old one. */
  add(files: readonly File[]): void;
  /** Sends a picture again that failed. Only `canRetry` ones can succeed. */
  retry(key: string): void;
  /** Takes a picture out and ends its upload. */
  remove(key: string): void;
  /** `url` of `uploads.image`, in the order of the pictures: what a form sends. */
  urls: readonly string[];
  /** A picture is uploading: sending the form now would lose it. */
  isUploading: boolean;
  /** There is a picture, uploaded or uploading: up to date even in the event handler that added it. */
  isPicked(): boolean;
  /** Waits for running uploads. @returns all urls */
  settled(): Promise<readonly string[]>;
}

/**
 * Uploads pictures that a user picks, resized and without metadata: nothing but pixels leaves the device. Leaving the screen
 * ends what is running.
 */
export function usePhotoUpload({
  max = 1,
  category,
  initial,
  maxSide,
}: PhotoUploadOptions = {}): PhotoUpload {
  const services = useMarketplace();
  const [list] = useState(() => createPhotoList(photoWork(services, category, maxSide), max, initial));
  const photos = useSyncExternalStore(list.subscribe, list.current, list.current);
  useEffect(() => list.close, [list]);
  return {
    photos,
    accept: PHOTO_TYPES.join(","),
    max,
    add: list.add,
    retry: list.retry,
    remove: list.remove,
    urls: photoUrls(photos),
    isUploading: isUploading(photos),
    isPicked: () => list.current().some(({ state }) => state !== "failed"),
    async settled() {
      await list.settled();
      return photoUrls(list.current());
    },
  };
}

function photoWork(
  { market, queries, queryClient }: MarketplaceServices,
  category: "kyc" | undefined,
  maxSide: number | undefined,
): PhotoWork {
  return {
    prepare: (file) => resizePhoto(file, maxSide),
    maxBytes: () => queryClient.getQueryData(queries.site.config().queryKey)?.limits?.upload_max_bytes,
    async send(file, options) {
      const input = { file, ...(category && { category }) };
      return (await market.uploads.image(input, { ...options, notify: false })).url;
    },
    show: (file) => URL.createObjectURL(file),
    hide: (address) => URL.revokeObjectURL(address),
  };
}
