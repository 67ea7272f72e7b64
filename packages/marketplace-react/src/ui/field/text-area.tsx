import type { TextareaHTMLAttributes } from "react";
import { FieldFrame, type FieldTexts } from "./field-frame";
import styles from "./text-area.module.css";

/** Props of {@link TextArea}; everything a `<textarea>` takes. */
export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id"> {}

/** A labeled multiline text that grows with its content. */
export function TextArea({ label, error, hint, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <textarea
          rows={4}
          dir="auto"
          {...area}
          {...control}
          className={`${control.className} ${styles.area}`}
        />
      )}
    </FieldFrame>
  );
}
