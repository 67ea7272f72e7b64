import { useEffect, useEffectEvent, useRef } from "react";
import styles from "./signature.module.css";
import { type Signature, strokesFor } from "./strokes";

/** Props of {@link SignaturePad}. */
export interface SignaturePadProps {
  label: string;
  signature: Signature;
  onChange: (strokes: Pick<Signature, "strokes" | "width">) => void;
  /** The part that draws did not load. */
  onFailure: () => void;
}

/** A paper to sign on. The lines are data: they are drawn again in the new size when the phone is turned. */
export function SignaturePad({ label, signature, onChange, onFailure }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const linesFor = useEffectEvent((width: number) => strokesFor(signature, width));
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
        pad.fromData(linesFor(width));
      };
      pad.addEventListener("endStroke", () => report({ strokes: pad.toData(), width: element.clientWidth }));
      const observer = new ResizeObserver(fit);
      observer.observe(element);
      redraw.current = fit;
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

  const empty = signature.strokes.length === 0;
  useEffect(() => {
    if (empty) redraw.current?.();
  }, [empty]);

  return <canvas ref={canvas} className={styles.pad} role="img" aria-label={label} />;
}
