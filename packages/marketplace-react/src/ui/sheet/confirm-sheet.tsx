import type { ReactNode } from "react";
import { Button } from "../button/button";
import { Stack } from "../layout/stack";
import { Sheet } from "./sheet";

/** Props of {@link ConfirmSheet}. */
export interface ConfirmSheetProps {
  /** The caller opens and closes it; the sheet never does itself. */
  open: boolean;
  /** The question. */
  title: string;
  /** What the user should know before. */
  children: ReactNode;
  /** What happens: "Cancel the order". */
  confirmLabel: string;
  /** What happens otherwise: "Keep it". */
  cancelLabel: string;
  /** The action can't be undone. */
  danger?: boolean;
  /** The action is running. */
  busy?: boolean;
  /** Why it failed. */
  error?: string | undefined;
  /** The user agrees: start the action, and close once it has succeeded. */
  onConfirm: () => void;
  /** The user turns it down: set `open` to false. */
  onClose: () => void;
}

/** Asks once more before something happens. It stays open until the caller closes it, so that an error can be shown. */
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
