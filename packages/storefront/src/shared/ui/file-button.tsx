import { Button } from "marketplace-react/ui";
import { useRef } from "react";

/** Props of {@link FileButton}. */
export interface FileButtonProps {
  label: string;
  /** Types and endings, as `<input accept>` takes them. */
  accept: string;
  busy?: boolean;
  onFile: (file: File) => void;
}

/** Chooses one file from the device; the same may be chosen again. */
export function FileButton({ label, accept, busy = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" block busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = "";
        }}
      />
    </>
  );
}
