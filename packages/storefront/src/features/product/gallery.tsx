import { type PointerEvent, useRef, useState } from "react";
import { useI18n } from "../../i18n";
import { useDesktop } from "../../shared/ui/desktop";
import { Picture, SIZES } from "../../shared/ui/picture";
import styles from "./gallery.module.css";

/** Props of {@link Gallery}. */
export interface GalleryProps {
  /** Names the gallery, usually the product's title. */
  label: string;
  pictures: readonly { src: string; alt: string }[];
  /** Called when a picture is pressed, to show it large. Pictures are buttons, so the keyboard reaches each of them. */
  onOpen: (index: number) => void;
  /** Width divided by height. Default 1. */
  ratio?: number;
}

/** Pictures side by side that snap, with dots and a counter. */
export function Gallery({ label, pictures, onOpen, ratio = 1 }: GalleryProps) {
  const isDesktop = useDesktop();
  const { number } = useI18n();
  const [shown, setShown] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const total = pictures.length;
  const go = (index: number): void =>
    strip.current?.children[index]?.scrollIntoView({ behavior: "smooth", inline: "start", block: "nearest" });
  return (
    <section className={styles.gallery} aria-label={label}>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget }) => {
          const at = Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(1, currentTarget.clientWidth));
          setShown(Math.min(at, Math.max(0, total - 1)));
        }}
      >
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              onClick={() => onOpen(index)}
              onPointerMove={followPointer}
            >
              <Picture
                src={picture.src}
                alt={picture.alt}
                ratio={ratio}
                shape="none"
                sizes={SIZES.gallery}
                priority={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {isDesktop && total > 1 && <Thumbnails pictures={pictures} shown={shown} onChoose={go} />}
      {total > 1 && (
        <div className={styles.marks} aria-hidden="true">
          <p className={styles.counter} dir="ltr" translate="no">
            {`${number(shown + 1)} / ${number(total)}`}
          </p>
          <p className={styles.dots}>
            {pictures.map((picture, index) => (
              <button
                key={picture.src}
                type="button"
                // The keyboard reaches the pictures themselves.
                tabIndex={-1}
                className={styles.dot}
                data-on={index === shown || undefined}
                onClick={() => go(index)}
              />
            ))}
          </p>
        </div>
      )}
    </section>
  );
}

/** Passes the pointer's position to the style sheet, which enlarges that spot. */
function followPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty("--x", `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty("--y", `${((clientY - top) / height) * 100}%`);
}

interface ThumbnailsProps extends Pick<GalleryProps, "pictures"> {
  /** Index of the picture in view. */
  shown: number;
  onChoose: (index: number) => void;
}

/** Thumbnails of all pictures, below a desktop's gallery. */
function Thumbnails({ pictures, shown, onChoose }: ThumbnailsProps) {
  const { t } = useI18n();
  return (
    <ul className={styles.thumbnails}>
      {pictures.map(({ src }, index) => (
        <li key={src}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t("ui.picture", { number: index + 1, total: pictures.length })}
            aria-current={index === shown ? "true" : undefined}
            onClick={() => onChoose(index)}
          >
            <Picture src={src} alt="" shape="small" sizes={SIZES.thumb} />
          </button>
        </li>
      ))}
    </ul>
  );
}
