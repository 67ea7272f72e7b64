import { classNames } from "marketplace-react/ui";
import { imageSrcSet, type SiteImages } from "marketplace-sdk";
import { type CSSProperties, createContext, useContext, useEffect, useRef, useState } from "react";
import { config, type ShopConfig } from "../config/config";
import styles from "./picture.module.css";

/** Props of {@link Picture}. */
export interface PictureProps {
  /** As the API sends it: site-relative, absolute or data:image. */
  src: string | null | undefined;
  /** Empty when the text next to it says the same. */
  alt: string;
  /** Width divided by height. Default 1. */
  ratio?: number;
  /** The largest picture of the first screen: loads at once. */
  priority?: boolean | undefined;
  /** `card` 18 px, `small` 12 px, `round`, `none`. Default `card`. */
  shape?: "card" | "small" | "round" | "none";
  /** Shows all of a picture whose ratio is another, instead of filling the frame. */
  whole?: boolean;
  className?: string | undefined;
  /** How wide it is shown. Usually derived from its shape. */
  sizes?: string;
}

/** A picture with its place kept, on a ground tinted by its address while it loads and when it never comes. */
export function Picture({
  src,
  alt,
  ratio = 1,
  priority,
  shape = "card",
  whole = false,
  className,
  sizes,
}: PictureProps) {
  const url = mediaUrl(src);
  // The sizes known at the first render: a picture whose address changed later would load twice.
  const [images] = useState(useContext(ImagesContext));
  const srcSet = imageSrcSet(src ?? "", images, (address) => mediaUrl(address));
  const width = sizes ?? (shape === "card" || shape === "none" ? SIZES.card : SIZES.thumb);
  const image = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string>();
  const [shownUrl, setShownUrl] = useState<string>();
  const failed = !url || failedUrl === url;

  // A cached picture may be complete before React listens.
  useEffect(() => {
    if (url && image.current?.complete && image.current.naturalWidth > 0) setShownUrl(url);
  }, [url]);

  const style: CSSProperties = { aspectRatio: ratio, backgroundColor: tintOf(url ?? alt) };
  return (
    <span className={classNames(styles.frame, styles[shape], whole && styles.whole, className)} style={style}>
      {failed ? (
        <span
          className={styles.missing}
          {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        >
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d="M10 18l14-7 14 7v14l-14 7-14-7Zm0 0 14 7 14-7M24 25v14M17 14.5l14 7" />
          </svg>
        </span>
      ) : (
        <img
          ref={image}
          alt={alt}
          loading={priority ? "eager" : "lazy"}
          // A lazy picture is laid out before it is requested, so browsers that can measure its width.
          sizes={srcSet && (priority ? width : `auto, ${width}`)}
          srcSet={srcSet}
          src={url}
          fetchPriority={priority ? "high" : "auto"}
          decoding={priority ? "sync" : "async"}
          width={Math.round(480 * ratio)}
          height={480}
          draggable={false}
          data-shown={priority || shownUrl === url || undefined}
          onLoad={() => setShownUrl(url)}
          onError={() => setFailedUrl(url)}
        />
      )}
    </span>
  );
}

/** Widths in which the server has its pictures; undefined until known, and where it has only one of each. */
export const ImagesContext = createContext<SiteImages | undefined>(undefined);

/**
 * How wide pictures are by the style sheets, for `<img sizes>`. A server that writes a screen's first pictures into the page writes
 * the same, so that the browser chooses the same file and loads it once (packages/sandbox/src/http/static/page.ts).
 */
export const SIZES = {
  banner: "(min-width: 1024px) 405px, (min-width: 780px) 720px, calc(100vw - 52px)",
  gallery: "(min-width: 1168px) 540px, (min-width: 720px) 48vw, 100vw",
  storeBanner: "(min-width: 1280px) 1200px, 100vw",
  card: "(min-width: 1168px) 265px, (min-width: 960px) 23vw, (min-width: 600px) 31vw, 45vw",
  thumb: "96px",
  full: "100vw",
} as const;

const TINTS = 6;

type Addresses = Pick<ShopConfig, "apiUrl" | "cdnUrl">;

/** Prefix of public pictures. */
export const mediaBase = ({ apiUrl = "", cdnUrl = apiUrl }: Addresses = config): string => cdnUrl;

/**
 * Address of a picture for `<img src>`: site-relative paths get the address of the CDN, else that of the API.
 *
 * @returns undefined for anything but a picture address (other schemes, empty text)
 */
export function mediaUrl(source: string | null | undefined, base = mediaBase()): string | undefined {
  // Servers send other things than texts as well.
  if (typeof source !== "string" || !source) return undefined;
  if (/^(https?:\/\/|data:image\/)/i.test(source)) return source;
  if (/^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith("//")) return undefined;
  return `${base}${source.startsWith("/") ? "" : "/"}${source}`;
}

/** Address of a picture that merchant.file shows to its owner alone: the API has it, and no CDN must see it. */
export const privateUrl = (source: string, { apiUrl = "" }: Addresses = config): string | undefined =>
  mediaUrl(source, apiUrl);

/** The ground behind a picture while it loads: always the same for one address. */
export function tintOf(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0;
  return `var(--tint-${Math.abs(hash) % TINTS})`;
}
