import { useState } from "react";
import { useI18n } from "../i18n";
import styles from "./gallery.module.css";
import { Picture } from "./picture";

/** Props of {@link Gallery}. */
export interface GalleryProps {
  /** Names the gallery, usually the product's title. */
  label: string;
  pictures: readonly { src: string; alt: string }[];
  /** A picture was pressed: show it large. Pictures are buttons, so a keyboard reaches each of them. */
  onOpen: (index: number) => void;
  /** Width divided by height. Default 1. */
  ratio?: number;
}

/** Pictures side by side that snap, with dots and a counter. */
export function Gallery({ label, pictures, onOpen, ratio = 1 }: GalleryProps) {
  const { number } = useI18n();
  const [shown, setShown] = useState(0);
  const total = pictures.length;
  return (
    <section className={styles.gallery} aria-label={label}>
      <ul
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
            >
              <Picture
                src={picture.src}
                alt={picture.alt}
                ratio={ratio}
                shape="none"
                priority={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div aria-hidden="true">
          <p className={styles.counter}>
            {number(shown + 1)} / {number(total)}
          </p>
          <p className={styles.dots}>
            {pictures.map((picture, index) => (
              <span key={picture.src} className={styles.dot} data-on={index === shown || undefined} />
            ))}
          </p>
        </div>
      )}
    </section>
  );
}
