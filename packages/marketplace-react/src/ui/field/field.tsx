import { type InputHTMLAttributes, type ReactNode, useState } from "react";
import { IconButton } from "../button/icon-button";
import { eyeIcon, eyeOffIcon } from "../icon/icons";
import { useUi } from "../ui-provider";
import { FieldFrame, type FieldTexts } from "./field-frame";

/** Props of {@link Field}; everything an `<input>` takes. */
export interface FieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  /** Content at the end of the box, such as a small button for the value. */
  end?: ReactNode;
}

/** A labeled input. A password has a button that shows it. */
export function Field({ label, error, hint, end, type = "text", ...input }: FieldProps) {
  const { labels } = useUi();
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
              label={shown ? labels.hidePassword : labels.showPassword}
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
