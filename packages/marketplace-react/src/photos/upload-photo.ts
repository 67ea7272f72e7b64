import { isMarketplaceError, type MarketplaceError } from "marketplace-sdk";
import type { MarketplaceServices } from "../services.js";
import { PhotoError } from "./photo-error.js";

/** Largest picture that stock servers accept, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Scales in which a picture is tried until the server takes it: each has half the pixels of the one before. */
const SCALES = [1, 0.7, 0.5, 0.35];

/** Writes a picture, with each side times `scale`. @throws {PhotoError} */
export type PhotoMaker = (scale: number) => Promise<File>;

/** Options of {@link uploadPhoto}. */
export interface UploadPhotoOptions {
  /** `kyc` for identity documents and proofs of payment: stored privately. */
  category?: "kyc" | undefined;
  /** Ends the upload. */
  signal?: AbortSignal | undefined;
  /** How much of the file that is being sent has left the device, in bytes. */
  onProgress?: ((sent: { loaded: number; total: number }) => void) | undefined;
}

/**
 * Uploads one picture. One that is too large for the site, or for what stands before the server (413), is made smaller and sent again, three
 * times at the most. The client's `onFailure` does not hear of it.
 *
 * @param make writes the picture in a size, such as `(scale) => resizePhoto(file, { scale })`
 * @returns `url` of `uploads.image`
 * @throws {PhotoError} of `make`, and `tooLarge` when the server takes no size
 * @throws {MarketplaceError} of `uploads.image`
 */
export function uploadPhoto(
  services: Pick<MarketplaceServices, "market" | "queries" | "queryClient">,
  make: PhotoMaker,
  options: UploadPhotoOptions = {},
): Promise<string> {
  const send = (file: File): Promise<string> => sendPhoto(services, file, options);
  return sendFitting(make, send, { maxBytes: () => uploadLimit(services) });
}

/** One call of `uploads.image`. @returns its `url` */
export async function sendPhoto(
  { market }: Pick<MarketplaceServices, "market">,
  file: File,
  { category, ...call }: UploadPhotoOptions,
): Promise<string> {
  const { url } = await market.uploads.image(
    { file, ...(category && { category }) },
    { ...call, notify: false },
  );
  return url;
}

/** Bytes that the site accepts; undefined when it does not say, or has not been asked. */
export const uploadLimit = ({
  queries,
  queryClient,
}: Pick<MarketplaceServices, "queries" | "queryClient">): number | undefined =>
  queryClient.getQueryData(queries.site.config().queryKey)?.limits?.upload_max_bytes;

/**
 * Sends a picture in the first size that fits.
 *
 * @param from the scale to begin with. Default 1
 * @param maxBytes read for each size; undefined or 0 when the site does not say
 */
export async function sendFitting<Sent>(
  make: PhotoMaker,
  send: (file: File) => Promise<Sent>,
  {
    from = 1,
    maxBytes,
  }: { from?: number | undefined; maxBytes?: (() => number | undefined) | undefined } = {},
): Promise<Sent> {
  for (const scale of SCALES.filter((each) => each <= from)) {
    const file = await make(scale);
    if (file.size > (maxBytes?.() || MAX_BYTES)) continue;
    try {
      return await send(file);
    } catch (error) {
      if (!isTooLarge(error)) throw error;
    }
  }
  throw new PhotoError("tooLarge");
}

const isTooLarge = (error: unknown): error is MarketplaceError =>
  isMarketplaceError(error) && (error.status === 413 || error.code === 413);
