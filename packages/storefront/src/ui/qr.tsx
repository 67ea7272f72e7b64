import { useEffect, useState } from "react";
import styles from "./qr.module.css";
import { QUIET, qrPath } from "./qr-path";
import { Skeleton } from "./skeleton";

/** Props of {@link Qr}. */
export interface QrProps {
  /** What a reader finds in it. */
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
}

type Drawing = { path: string; size: number } | "none";

/**
 * A QR code, drawn as nodes of the page. Its encoder comes with the first code. Where it does not come, or the text is
 * too long for a code, nothing is shown: the text has to stand beside it anyway.
 */
export function Qr({ text, label }: QrProps) {
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
