import { classNames } from "marketplace-react/ui";
import { imageSrcSet } from "marketplace-sdk";
import { type CSSProperties, useContext, useEffect, useRef, useState } from "react";
import { ImagesContext, SIZES } from "./images";
import { mediaUrl, tintOf } from "./media";
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
  className?: string | undefined;
  /** How wide it is shown. Usually derived from its shape. */
  sizes?: string;
}

/** A picture with its place kept, on a ground tinted by its address while it loads and when it never comes. */
export function Picture({ src, alt, ratio = 1, priority, shape = "card", className, sizes }: PictureProps) {
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
    <span className={classNames(styles.frame, styles[shape], className)} style={style}>
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
