import { useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "./signature.module.css";
import { type Signature, strokesFor } from "./strokes";

/** Props of {@link SignaturePad}. */
export interface SignaturePadProps {
  label: string;
  signature: Signature;
  onChange: (strokes: Pick<Signature, "strokes" | "width">) => void;
  /** Called when the drawing library could not be loaded. */
  onFailure: () => void;
}

/** A pad to sign on. It keeps the lines as data, and draws them again in the new size when the phone is turned. */
export function SignaturePad({ label, signature, onChange, onFailure }: SignaturePadProps) {
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
