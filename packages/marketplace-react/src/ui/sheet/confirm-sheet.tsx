import type { ReactNode } from "react";
import { Button } from "../button/button";
import { Stack } from "../layout/stack";
import { Sheet } from "./sheet";

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
