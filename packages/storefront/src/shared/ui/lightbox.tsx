import { backIcon, chevronIcon, closeIcon, IconButton } from "marketplace-react/ui";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n";
import { useBackCloses } from "../navigation/use-back-closes";
import styles from "./lightbox.module.css";
import { Picture, SIZES } from "./picture";

/** Photos to look at closely, and which one first. */
export interface Shown {
  photos: readonly string[];
  /** What they show. */
  label: string;
  index: number;
}

/** Props of {@link Lightbox}. */
export interface LightboxProps {
  /** Undefined: closed. */
  shown: Shown | undefined;
  onClose: () => void;
}

/**
 * Photos over the whole screen: swipe, arrow keys, or the buttons; a double press enlarges, Escape or a press outside
 * closes.
 */
export function Lightbox({ shown, onClose }: LightboxProps) {
  const { t, number, labels } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  /** The photo that is shown larger, and what of it stays where it is. */
  const [zoom, setZoom] = useState<{ photo: string; origin: string }>();
  const total = shown?.photos.length ?? 0;
  useBackCloses(shown !== undefined, () => dialog.current?.close());

  useEffect(() => {
    const element = dialog.current;
    if (!element || !shown) return;
    if (!element.open) element.showModal();
    setAt(shown.index);
    setZoom(undefined);
    // What scrolls must be reachable by keyboard; not every browser sees to that.
    if (strip.current) strip.current.tabIndex = 0;
    strip.current?.children[shown.index]?.scrollIntoView({
      behavior: "instant",
      inline: "start",
      block: "nearest",
    });
  }, [shown]);

  const go = (index: number): void => {
    strip.current?.children[index]?.scrollIntoView({ behavior: "smooth", inline: "start", block: "nearest" });
  };
  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label={shown?.label}
      onClose={onClose}
      onKeyDown={({ key, currentTarget }) => {
        const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
        if (key === "ArrowLeft" || key === "ArrowRight") go(at + (key === forward ? 1 : -1));
      }}
      onClick={({ target }) => {
        if (target instanceof HTMLElement && target.tagName !== "IMG" && !target.closest("button"))
          dialog.current?.close();
      }}
    >
      {shown && (
        <>
          <ul
            ref={strip}
            className={styles.strip}
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
              setAt(Math.min(total - 1, Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth))))
            }
          >
            {shown.photos.map((photo, index) => (
              <li
                key={photo}
                className={styles.photo}
                style={zoom?.photo === photo ? { scale: "2", transformOrigin: zoom.origin } : undefined}
                onDoubleClick={({ clientX, clientY, currentTarget }) => {
                  const { left, top } = currentTarget.getBoundingClientRect();
                  const origin = `${clientX - left}px ${clientY - top}px`;
                  setZoom(zoom ? undefined : { photo, origin });
                }}
              >
                <Picture
                  src={photo}
                  alt={t("ui.picture", { number: index + 1, total })}
                  priority
                  shape="none"
                  sizes={SIZES.full}
                />
              </li>
            ))}
          </ul>
          <div className={styles.head}>
            <p aria-live="polite" translate="no">
              {`${number(at + 1)} / ${number(total)}`}
            </p>
            <IconButton icon={closeIcon} label={labels.close} onClick={() => dialog.current?.close()} />
          </div>
          {total > 1 && (
            <div className={styles.foot}>
              <IconButton
                icon={backIcon}
                label={t("product.previous")}
                disabled={at === 0}
                onClick={() => go(at - 1)}
              />
              <IconButton
                icon={chevronIcon}
                label={t("product.next")}
                disabled={at === total - 1}
                onClick={() => go(at + 1)}
              />
            </div>
          )}
        </>
      )}
    </dialog>
  );
}
