import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useI18n } from "../i18n";
import { IconButton } from "./icon-button";
import { closeIcon } from "./icons";
import styles from "./sheet.module.css";

/** Props of {@link Sheet}. */
export interface SheetProps {
  open: boolean;
  /** Escape, the backdrop, the close button, or a pull downwards. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
}

/** A pull of this many pixels closes the sheet. */
const PULL = 96;

/** A native modal dialog that rises from the bottom. The browser holds focus inside and gives it back on close. */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<number>(undefined);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  const pull = (event: PointerEvent): number => Math.max(0, event.clientY - (start.current ?? event.clientY));
  const settle = (): void => {
    start.current = undefined;
    dialog.current?.style.removeProperty("translate");
  };

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      {open && (
        <>
          <header
            className={styles.head}
            onPointerDown={(event) => {
              if (event.target instanceof Element && event.target.closest("button")) return;
              start.current = event.clientY;
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => {
              if (start.current === undefined || !dialog.current) return;
              dialog.current.style.translate = `0 ${pull(event)}px`;
            }}
            onPointerUp={(event) => {
              const far = pull(event) > PULL;
              settle();
              if (far) dialog.current?.close();
            }}
            onPointerCancel={settle}
          >
            <span className={styles.handle} aria-hidden="true" />
            <h2 id={heading} className={styles.title}>
              {title}
            </h2>
            <IconButton icon={closeIcon} label={t("ui.close")} onClick={() => dialog.current?.close()} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
