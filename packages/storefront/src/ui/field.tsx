import { type InputHTMLAttributes, type ReactNode, useId, useState } from "react";
import { useI18n } from "../i18n";
import styles from "./field.module.css";
import { IconButton } from "./icon-button";
import { eyeIcon, eyeOffIcon } from "./icons-more";

/** Props of {@link Field}; everything an `<input>` takes. */
export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  label: string;
  /** Why the value is refused; linked to the input. */
  error?: string | undefined;
  /** A help line under the input. */
  hint?: string | undefined;
  /** Stands at the end of the box, such as a small button that belongs to the value. */
  end?: ReactNode;
}

/** A labelled input. A password can be shown. */
export function Field({ label, error, hint, end, type = "text", ...input }: FieldProps) {
  const { t } = useI18n();
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = type === "password";
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <input
          {...input}
          id={id}
          className={styles.input}
          type={secret && shown ? "text" : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {secret && (
          <IconButton
            icon={shown ? eyeOffIcon : eyeIcon}
            label={shown ? t("shell.hide") : t("shell.show")}
            onClick={() => setShown(!shown)}
          />
        )}
        {end}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
