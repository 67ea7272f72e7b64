import type { PointGroup } from "signature_pad";

/** A signature: drawn, as strokes in pixels on a pad of this width, or typed. */
export interface Signature {
  mode: "drawn" | "typed";
  strokes: readonly PointGroup[];
  /** Width of the pad the strokes were drawn on, in CSS pixels. */
  width: number;
  text: string;
}

export const NO_SIGNATURE: Signature = { mode: "drawn", strokes: [], width: 0, text: "" };

/** Fewer points are a dot, which isn't a signature. */
const MIN_POINTS = 8;

export function isSigned({ mode, strokes, text }: Signature): boolean {
  if (mode === "typed") return text.trim().length > 1;
  return strokes.reduce((sum, { points }) => sum + points.length, 0) >= MIN_POINTS;
}

/** The form's value for a signature: "1", "" without one, or {@link TOO_SHORT}. */
export const TOO_SHORT = "short";

export function signatureMark(signature: Signature): string {
  if (isSigned(signature)) return "1";
  const { mode, strokes, text } = signature;
  return (mode === "typed" ? text.trim() : strokes.length) ? TOO_SHORT : "";
}

/** The strokes scaled to a pad of another width, such as after the phone was turned. */
export function strokesFor(
  { strokes, width: drawnOn }: Pick<Signature, "strokes" | "width">,
  width: number,
): PointGroup[] {
  const factor = drawnOn > 0 ? width / drawnOn : 1;
  return strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}
