import { useEffect, useState } from "react";
import { Skeleton } from "../skeleton/skeleton";
import styles from "./qr-code.module.css";
import { QUIET, qrPath } from "./qr-path";

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** The text to encode. */
  text: string;
  /** Accessible name. */
  label: string;
}

type Drawing = { path: string; size: number } | "none";

/**
 * A QR code as SVG. The encoder is loaded with the first code. If that fails, or the text is too long, nothing is shown, so
 * always show the text, too.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let current = true;
    draw(text).then(
      (drawn) => current && setDrawing(drawn),
      () => current && setDrawing("none"),
    );
    return () => {
      current = false;
    };
  }, [text]);
  if (drawing === "none") return null;
  return (
    <div className={styles.code}>
      {drawing ? (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label}>
          <path d={drawing.path} />
        </svg>
      ) : (
        <Skeleton ratio={1} />
      )}
    </div>
  );
}

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  return { path: qrPath(data), size: size + 2 * QUIET };
}
