import { type InputHTMLAttributes, type ReactNode, useState } from "react";
import { useI18n } from "../i18n";
import { FieldFrame, type FieldWords } from "./field-frame";
import { IconButton } from "./icon-button";
import { eyeIcon, eyeOffIcon } from "./icons-more";

/** Props of {@link Field}; everything an `<input>` takes. */
export interface FieldProps extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  /** Stands at the end of the box, such as a small button that belongs to the value. */
  end?: ReactNode;
}

/** A labelled input. A password can be shown. */
export function Field({ label, error, hint, end, type = "text", ...input }: FieldProps) {
  const { t } = useI18n();
  const [shown, setShown] = useState(false);
  const secret = type === "password";
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      end={
        <>
          {secret && (
            <IconButton
              icon={shown ? eyeOffIcon : eyeIcon}
              label={shown ? t("ui.hide") : t("ui.show")}
              onClick={() => setShown(!shown)}
            />
          )}
          {end}
        </>
      }
    >
      {(control) => <input {...input} {...control} type={secret && shown ? "text" : type} />}
    </FieldFrame>
  );
}
