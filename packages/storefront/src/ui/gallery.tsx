import { useRef, useState } from "react";
import { useI18n } from "../i18n";
import styles from "./gallery.module.css";
import { Picture } from "./picture";

/** Props of {@link Gallery}. */
export interface GalleryProps {
  /** Names the gallery, usually the product's title. */
  label: string;
  pictures: readonly { src: string; alt: string }[];
  /** Width divided by height. Default 1. */
  ratio?: number;
}

/** Pictures side by side that snap, with dots and a counter. */
export function Gallery({ label, pictures, ratio = 1 }: GalleryProps) {
  const { t, number } = useI18n();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const total = pictures.length;

  const go = (index: number): void => {
    const item = strip.current?.children[index];
    item?.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "start" });
  };
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
            <Picture src={picture.src} alt={picture.alt} ratio={ratio} shape="none" priority={index === 0} />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <>
          <p className={styles.counter} aria-hidden="true">
            {number(shown + 1)} / {number(total)}
          </p>
          <div className={styles.dots}>
            {pictures.map((picture, index) => (
              <button
                key={picture.src}
                type="button"
                className={styles.dot}
                aria-label={t("shell.picture", { number: index + 1, total })}
                aria-current={index === shown ? "true" : undefined}
                onClick={() => go(index)}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
