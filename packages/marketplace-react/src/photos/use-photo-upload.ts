"use client";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { accountChangedError, useOtherUser, useSameAccount } from "../account/use-session.js";
import { useMarketplace } from "../provider.js";
import type { MarketplaceServices } from "../services.js";
import { PhotoError } from "./photo-error.js";
import { PHOTO_TYPES, resizePhoto } from "./resize-photo.js";
import { sendFitting, sendPhoto, uploadLimit } from "./upload-photo.js";

/** A picture that is uploading or uploaded. */
export interface UploadedPhoto {
  /** Names the picture in `retry` and `remove`; stable while the form exists. */
  readonly key: string;
  /** What `<img>` shows: a `blob:` address, or what the server answered. */
  readonly preview: string | undefined;
  /** Resizing, uploading, uploaded or failed. */
  readonly status: "preparing" | "sending" | "done" | "failed";
  /** How much has been sent, 0 to 1; undefined while unknown. */
  readonly progress?: number | undefined;
  /** `url` of `uploads.image`, once it is there. */
  readonly url?: string | undefined;
  /** What was thrown, of `failed`: a {@link PhotoError}, or the upload's `MarketplaceError`. */
  readonly failure?: unknown;
  /** Trying again may help: the picture itself is fine. */
  readonly canRetry?: boolean;
}

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
  /** With preview, status, progress and error each. */
  photos: readonly UploadedPhoto[];
  /** For `<input type="file" accept={…}>`. */
  accept: string;
  /** Most pictures at a time: those of `photos`, whatever their status, count. */
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
 * Uploads pictures that a user picks, resized and without metadata: nothing but pixels leaves the device. One that is too large for the
 * server is made smaller and sent again. Leaving the screen ends what is running. When another account signs in, the form forgets the
 * pictures.
 */
export function usePhotoUpload({
  max = 1,
  category,
  initial,
  maxSide,
}: PhotoUploadOptions = {}): PhotoUpload {
  const services = useMarketplace();
  const isSameAccount = useSameAccount();
  const latestCheck = useRef(isSameAccount);
  const [list] = useState(() =>
    createPhotoList(
      photoWork(services, { category, maxSide, isSameAccount: () => latestCheck.current() }),
      max,
      initial,
    ),
  );
  const photos = useSyncExternalStore(list.subscribe, list.current, list.current);
  useEffect(() => {
    latestCheck.current = isSameAccount;
  });
  useEffect(() => list.close, [list]);
  useOtherUser(list.clear);
  return {
    photos,
    accept: PHOTO_TYPES.join(","),
    max,
    add: list.add,
    retry: list.retry,
    remove: list.remove,
    urls: photoUrls(photos),
    isUploading: isUploading(photos),
    isPicked: () => list.current().some(({ status }) => status !== "failed"),
    async settled() {
      await list.settled();
      return photoUrls(list.current());
    },
  };
}

function photoWork(
  services: MarketplaceServices,
  {
    category,
    maxSide,
    isSameAccount,
  }: { category: "kyc" | undefined; maxSide: number | undefined; isSameAccount: () => boolean },
): PhotoWork {
  return {
    prepare: (file, scale) => resizePhoto(file, { maxSide, scale }),
    maxBytes: () => uploadLimit(services),
    async send(file, options) {
      if (!isSameAccount()) throw accountChangedError("uploads.image");
      return sendPhoto(services, file, { ...options, category });
    },
    show: (file) => URL.createObjectURL(file),
    hide: (address) => URL.revokeObjectURL(address),
  };
}

/** How a picture is prepared and sent. */
export interface PhotoWork {
  /** @param scale each side times this @throws {PhotoError} */
  prepare(file: File, scale: number): Promise<File>;
  /** Bytes that the site accepts; undefined when it does not say. */
  maxBytes?(): number | undefined;
  /** @returns `url` of `uploads.image` */
  send(
    file: File,
    options: {
      signal: AbortSignal;
      onProgress: (sent: { loaded: number; total: number }) => void;
    },
  ): Promise<string>;
  /** An address that shows the file, and its release. */
  show(file: File): string;
  hide(address: string): void;
}

/** Pictures that a user picked. */
interface PhotoList {
  current(): readonly UploadedPhoto[];
  /** Adds as many as there is room for; in a list of one the new picture replaces the old one. */
  add(files: readonly File[]): void;
  retry(key: string): void;
  remove(key: string): void;
  /** Resolves when no upload is running any more, whatever the result. */
  settled(): Promise<void>;
  /** Ends what is running. */
  close(): void;
  /** Ends what is running and forgets every picture. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** The fraction of an upload that has been sent, 0 to 1; undefined while the total is unknown. */
export function fraction({ loaded, total }: { loaded: number; total: number }): number | undefined {
  return total > 0 ? Math.min(1, loaded / total) : undefined;
}

/** Whether another try can have another outcome: a user may allow this site what the browser forbade. */
const mayHelp = (failure: unknown): boolean =>
  !(failure instanceof PhotoError) || failure.problem === "canvasAltered";

/** @param initial `url` of pictures that the server has already */
export function createPhotoList(work: PhotoWork, max: number, initial: readonly string[] = []): PhotoList {
  let count = 0;
  const newKey = (): string => {
    count += 1;
    return `photo-${count}`;
  };
  let photos: readonly UploadedPhoto[] = initial.map((url) => ({
    key: newKey(),
    preview: url,
    url,
    status: "done",
  }));
  /** By key: the picked file, the prepared one with its scale, and the running upload. */
  const files = new Map<
    string,
    { picked: File; ready?: { file: File; scale: number }; running?: AbortController }
  >();
  const listeners = new Set<() => void>();

  const set = (next: readonly UploadedPhoto[]): void => {
    photos = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, change: Partial<UploadedPhoto>): void => {
    set(photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)));
  };
  const forget = ({ key, preview }: UploadedPhoto): void => {
    const file = files.get(key);
    file?.running?.abort();
    if (file && preview) work.hide(preview);
    files.delete(key);
  };

  const run = async (key: string): Promise<void> => {
    const file = files.get(key);
    if (!file) return;
    const controller = new AbortController();
    file.running = controller;
    const { signal } = controller;
    const prepare = async (scale: number): Promise<File> => {
      if (file.ready?.scale === scale) return file.ready.file;
      const isFirst = !file.ready;
      if (isFirst) change(key, { status: "preparing", failure: undefined });
      const ready = await work.prepare(file.picked, scale);
      signal.throwIfAborted();
      file.ready = { file: ready, scale };
      if (isFirst) change(key, { preview: work.show(ready) });
      return ready;
    };
    const send = async (ready: File): Promise<string> => {
      // The picture may have been removed, or its user have left, since it was prepared.
      signal.throwIfAborted();
      change(key, { status: "sending", progress: undefined, failure: undefined });
      return work.send(ready, {
        signal,
        onProgress: (sent) => {
          if (!signal.aborted) change(key, { progress: fraction(sent) });
        },
      });
    };
    try {
      const from = file.ready?.scale;
      const url = await sendFitting(prepare, send, { from, maxBytes: work.maxBytes });
      if (!signal.aborted) change(key, { status: "done", url });
    } catch (failure) {
      if (!signal.aborted) {
        change(key, { status: "failed", failure, canRetry: mayHelp(failure) });
      }
    }
  };

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    current: () => photos,
    add(picked) {
      const accepted = picked.slice(0, max === 1 ? 1 : max - photos.length);
      if (accepted.length === 0) return;
      const added = accepted.map((file): UploadedPhoto => {
        const key = newKey();
        files.set(key, { picked: file });
        return { key, preview: undefined, status: "preparing" };
      });
      if (max === 1) photos.forEach(forget);
      set(max === 1 ? added : [...photos, ...added]);
      for (const { key } of added) void run(key);
    },
    retry: (key) => void run(key),
    remove(key) {
      photos.filter((photo) => photo.key === key).forEach(forget);
      set(photos.filter((photo) => photo.key !== key));
    },
    close() {
      photos.forEach(forget);
    },
    clear() {
      photos.forEach(forget);
      set([]);
    },
    settled: () =>
      new Promise((resolve) => {
        const look = (): void => {
          if (isUploading(photos)) return;
          stop();
          resolve();
        };
        const stop = subscribe(look);
        look();
      }),
    subscribe,
  };
}

/** `url` of every uploaded picture, in order. */
export function photoUrls(photos: readonly UploadedPhoto[]): string[] {
  return photos.flatMap(({ status, url }) => (status === "done" && url !== undefined ? [url] : []));
}

/** Whether a picture is still uploading: sending a form now would lose it. */
export function isUploading(photos: readonly UploadedPhoto[]): boolean {
  return photos.some(({ status }) => status === "preparing" || status === "sending");
}
