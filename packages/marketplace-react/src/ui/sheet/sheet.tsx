"use client";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { Button, IconButton } from "../button/button.js";
import { classNames } from "../class-names.js";
import { closeIcon } from "../icon/icon.js";
import { Stack } from "../layout/layout.js";
import { useUi } from "../ui-provider.js";
import styles from "./sheet.module.css";

/** Props of {@link Sheet}; everything a `<dialog>` takes. */
export interface SheetProps extends Omit<ComponentPropsWithoutRef<"dialog">, "title" | "onClose"> {
  /** Whether it is rendered, as a modal. */
  open: boolean;
  /** Called on Escape, a click on the backdrop or the close button, and a drag downwards. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: string;
  /** Content, rendered while open, so that each opening starts fresh. */
  children: ReactNode;
  /** Content that stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
}

/** Pixels of a drag that closes the sheet. */
const CLOSE_DRAG_PX = 96;

/** A native modal dialog that rises from the bottom. The browser keeps the focus inside and returns it on close. */
export const Sheet = forwardRef<HTMLDialogElement, SheetProps>(function Sheet(
  { open, onClose, title, children, footer, className, ...rest },
  ref,
) {
  const { labels } = useUi();
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current, []);
  const start = useRef<number>(undefined);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  const drag = (event: PointerEvent): number => Math.max(0, event.clientY - (start.current ?? event.clientY));
  const resetDrag = (): void => {
    start.current = undefined;
    dialog.current?.style.removeProperty("translate");
  };

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={classNames(styles.sheet, className)}
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
              dialog.current.style.translate = `0 ${drag(event)}px`;
            }}
            onPointerUp={(event) => {
              const far = drag(event) > CLOSE_DRAG_PX;
              resetDrag();
              if (far) dialog.current?.close();
            }}
            onPointerCancel={resetDrag}
          >
            <span className={styles.handle} aria-hidden="true" />
            <h2 id={heading} className={styles.title}>
              {title}
            </h2>
            <IconButton icon={closeIcon} label={labels.close} onClick={() => dialog.current?.close()} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </>
      )}
    </dialog>
  );
});

/** Props of {@link ConfirmSheet}. */
export interface ConfirmSheetProps {
  /** Opened and closed by the caller only. */
  open: boolean;
  /** The question. */
  title: string;
  /** What the user should know before confirming. */
  children: ReactNode;
  /** Label of the confirming button: "Cancel the order". */
  confirmLabel: string;
  /** Label of the other button: "Keep it". */
  cancelLabel: string;
  /** Whether the action can't be undone. */
  danger?: boolean;
  /** Whether the action is running. */
  busy?: boolean;
  /** Error message of the action. */
  error?: string | undefined;
  /** Called when the user confirms. Start the action, and close once it has succeeded. */
  onConfirm: () => void;
  /** Called when the user declines. Set `open` to false. */
  onClose: () => void;
}

/** Asks for confirmation. It stays open until the caller closes it, so that it can show an error. */
export function ConfirmSheet({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  error,
  onConfirm,
  onClose,
}: ConfirmSheetProps) {
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <Stack gap="s">
          <Button block variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button block variant="plain" onClick={onClose}>
            {cancelLabel}
          </Button>
        </Stack>
      }
    >
      {children}
      <div role="alert">{error}</div>
    </Sheet>
  );
}
