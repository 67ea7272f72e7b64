import { useQuery } from "@tanstack/react-query";
import { Button, Chips, Field, Skeleton } from "marketplace-react/ui";
import { limits } from "marketplace-sdk/limits";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useI18n } from "../../../i18n";
import { CheckField } from "../../../shared/forms/form";
import type { FormHandle } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { RichText } from "../../../shared/ui/rich-text";
import type { FormField } from "./application";
import styles from "./application.module.css";
import { Party, PartyA, useContractCopy } from "./contract";
import {
  isSigned,
  NO_SIGNATURE,
  type Signature,
  signatureMark,
  signaturePicture,
  strokesFor,
} from "./signature";

/** Props of {@link ContractSection}. */
export interface ContractSectionProps {
  form: FormHandle<FormField>;
  requested: ReadonlySet<FormField>;
  signature: Signature;
  onSign: (signature: Signature) => void;
  /** Store and person of Party B, from the form or the application that is corrected. */
  shopname: string;
  name: string;
}

/** The contract: its text, signatures and dates of both parties, a copy to keep, and the consent. */
export function ContractSection({
  form,
  requested,
  signature,
  onSign,
  shopname,
  name,
}: ContractSectionProps) {
  const { t, failureText } = useI18n();
  const { queries, toasts } = useServices();
  const { data: contract, error, refetch } = useQuery(queries.merchant.contract());
  const text = useRef<HTMLDivElement>(null);
  const copy = useContractCopy();
  const { sign_date: date } = form.values;
  if (!contract) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  }
  const download = async (): Promise<void> => {
    try {
      const picture = isSigned(signature) ? await signaturePicture(signature) : undefined;
      await copy({ contract, html: text.current?.innerHTML ?? "", shopname, name, date, signature: picture });
    } catch (failure) {
      toasts.show(failureText(failure), { tone: "danger" });
    }
  };
  return (
    <section className={styles.section} aria-labelledby="merchant-contract">
      <h2 id="merchant-contract">{t("merchant.contract")}</h2>
      <div ref={text} className={styles.contract}>
        <RichText html={contract.html} />
      </div>
      <Button variant="secondary" size="s" onClick={() => void download()}>
        {t("merchant.download")}
      </Button>
      <PartyA contract={contract} />
      <Party role={t("merchant.partyB")} lines={[shopname, name]} />
      {requested.has("sign_date") && (
        <Field {...form.field("sign_date")} label={t("merchant.date")} type="date" dir="ltr" />
      )}
      {requested.has("sign") && (
        <SignatureField
          signature={signature}
          error={form.field("sign").error}
          onChange={(next) => {
            onSign(next);
            form.change({ sign: signatureMark(next) });
          }}
        />
      )}
      {/* Never ticked beforehand. */}
      {requested.has("agree") && (
        <CheckField form={form} name="agree">
          {t("merchant.agree")}
        </CheckField>
      )}
    </section>
  );
}

/** Props of {@link SignatureField}. */
interface SignatureFieldProps {
  signature: Signature;
  onChange: (signature: Signature) => void;
  error: string | undefined;
}

/** Signs with finger, pen or mouse, or by typing the name. */
function SignatureField({ signature, onChange, error }: SignatureFieldProps) {
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
            maxLength={limits["merchant.apply"].name.maxLength}
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

/** Props of {@link SignaturePad}. */
interface SignaturePadProps {
  label: string;
  signature: Signature;
  onChange: (strokes: Pick<Signature, "strokes" | "width">) => void;
  /** Called when the drawing library could not be loaded. */
  onFailure: () => void;
}

/** A pad to sign on. It keeps the lines as data, and draws them again in the new size when the phone is turned. */
function SignaturePad({ label, signature, onChange, onFailure }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // A ref, because the phone may be turned before the latest line is rendered.
  const latest = useRef<Pick<Signature, "strokes" | "width">>(signature);
  const [ready, setReady] = useState(false);
  const report = useEffectEvent(onChange);
  const fail = useEffectEvent(onFailure);
  const redraw = useRef<() => void>(undefined);

  useEffect(() => {
    const paper = canvas.current;
    let stop: (() => void) | undefined;
    let left = false;
    const start = async (element: HTMLCanvasElement): Promise<void> => {
      const { default: Pad } = await import("signature_pad");
      if (left) return;
      const pad = new Pad(element, { penColor: getComputedStyle(element).color });
      const fit = (): void => {
        const { clientWidth: width, clientHeight: height } = element;
        if (width === 0) return;
        const density = Math.max(1, devicePixelRatio);
        element.width = width * density;
        element.height = height * density;
        element.getContext("2d")?.scale(density, density);
        pad.clear();
        pad.fromData(strokesFor(latest.current, width));
      };
      pad.addEventListener("endStroke", () => {
        latest.current = { strokes: pad.toData(), width: element.clientWidth };
        report(latest.current);
      });
      const observer = new ResizeObserver(fit);
      observer.observe(element);
      redraw.current = fit;
      setReady(true);
      stop = () => {
        observer.disconnect();
        pad.off();
      };
    };
    if (paper) start(paper).catch(() => fail());
    return () => {
      left = true;
      stop?.();
    };
  }, []);

  const { strokes, width } = signature;
  useEffect(() => {
    latest.current = { strokes, width };
    if (strokes.length === 0) redraw.current?.();
  }, [strokes, width]);

  return <canvas ref={canvas} className={styles.pad} role="img" aria-label={label} aria-busy={!ready} />;
}
