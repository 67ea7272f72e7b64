import { Button, Chips, Field } from "marketplace-react/ui";
import { useId } from "react";
import { useI18n } from "../../../i18n";
import cards from "../../../shared/ui/cards.module.css";
import styles from "./signature.module.css";
import { SignaturePad } from "./signature-pad";
import { NO_SIGNATURE, type Signature } from "./strokes";

/** Props of {@link SignatureField}. */
export interface SignatureFieldProps {
  signature: Signature;
  onChange: (signature: Signature) => void;
  error: string | undefined;
}

/** Signs with finger, pen or mouse, or by typing the name. */
export function SignatureField({ signature, onChange, error }: SignatureFieldProps) {
  const { t } = useI18n();
  const id = useId();
  const { mode, text, strokes } = signature;
  return (
    <fieldset
      name="sign"
      tabIndex={-1}
      className={styles.field}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      data-invalid={error ? true : undefined}
    >
      <span id={`${id}-label`} className={cards.label}>
        {t("merchant.sign")}
      </span>
      <p id={`${id}-hint`} className={cards.quiet}>
        {t("merchant.signHint")}
      </p>
      <Chips
        label={t("merchant.signWay")}
        items={[
          { id: "drawn", label: t("merchant.draw") },
          { id: "typed", label: t("merchant.type") },
        ]}
        value={mode}
        onChange={(chosen) => onChange({ ...signature, mode: chosen })}
      />
      {mode === "typed" ? (
        <div className={styles.typed}>
          <Field
            label={t("merchant.typedName")}
            value={text}
            autoComplete="name"
            dir="auto"
            maxLength={60}
            onChange={(event) => onChange({ ...signature, text: event.target.value })}
          />
        </div>
      ) : (
        <div className={styles.paper}>
          <SignaturePad
            label={strokes.length > 0 ? t("merchant.signedArea") : t("merchant.signArea")}
            signature={signature}
            onChange={(drawn) => onChange({ ...signature, ...drawn })}
            onFailure={() => onChange({ ...signature, mode: "typed" })}
          />
          {strokes.length > 0 && (
            <Button variant="secondary" size="s" onClick={() => onChange({ ...NO_SIGNATURE, text })}>
              {t("merchant.clear")}
            </Button>
          )}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={cards.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
