"use client";
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from "react";
import { classNames } from "../class-names.js";
import { Skeleton } from "../placeholder/placeholder.js";
import styles from "./qr-code.module.css";

/** Props of {@link QrCode}; everything a `<div>` takes. */
export interface QrCodeProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
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
export const QrCode = forwardRef<HTMLDivElement, QrCodeProps>(function QrCode(
  { text, label, className, ...rest },
  ref,
) {
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
    <div {...rest} ref={ref} className={classNames(styles.code, className)}>
      {drawing ? (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label}>
          <path d={drawing.path} />
        </svg>
      ) : (
        <Skeleton ratio={1} />
      )}
    </div>
  );
});

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  return { path: qrPath(data), size: size + 2 * QUIET };
}

/** Width of the quiet zone, in modules, that scanners need on each side. */
export const QUIET = 4;

/** Path data of the dark modules, one unit each. Neighbors in a row are one stroke. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      const width = x + 1 - from;
      path += `M${from + QUIET} ${y + QUIET}h${width}v1h-${width}z`;
    }
  });
  return path;
}
