import { type DecodedPhoto, drawPhoto, type PhotoDimensions, type PhotoMaker } from "marketplace-react";
import { Button, Sheet } from "marketplace-react/ui";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n";
import styles from "./avatar-crop.module.css";

/** Width and height of an avatar in pixels. */
const AVATAR_SIZE = 512;
/** Fraction of the frame that an arrow key moves the picture. */
const STEP = 0.05;
/** Maximum magnification. */
export const MAX_ZOOM = 4;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Props of {@link AvatarCrop}. */
export interface AvatarCropProps {
  photo: DecodedPhoto;
  /** Called with what draws the cropped square. */
  onDone: (square: PhotoMaker) => void;
  onClose: () => void;
}

/** Chooses the square of a picture for the avatar, by dragging, pinching or the keyboard. */
export function AvatarCrop({ photo: { image, isOpaque }, onDone, onClose }: AvatarCropProps) {
  const { t, percent } = useI18n();
  const edges = { width: image.naturalWidth, height: image.naturalHeight };
  const [crop, setCrop] = useState(() => centeredCrop(edges));
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const area = areaOf(crop, edges);

  const zoomTo = (zoom: number): void => setCrop((before) => clampCrop({ ...before, zoom }, edges));
  const spread = (): number => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const move = ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent): void => {
    const from = fingers.current.get(pointerId);
    if (!from) return;
    const before = spread();
    fingers.current.set(pointerId, { x, y });
    const { clientWidth } = currentTarget;
    if (before > 0) zoomTo((crop.zoom * spread()) / before);
    else setCrop(moveBy(crop, edges, (x - from.x) / clientWidth, (y - from.y) / clientWidth));
  };
  const lift = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId);
  };
  const press = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    setCrop(moveBy(crop, edges, ...by));
  };
  const draw = (context: CanvasRenderingContext2D, edge: number): void =>
    context.drawImage(image, area.left, area.top, area.side, area.side, 0, 0, edge, edge);
  const use = (): void => {
    const edge = Math.min(AVATAR_SIZE, Math.round(area.side));
    onDone((scale) =>
      drawPhoto({ width: edge, height: edge }, (context) => draw(context, edge), { isOpaque, scale }),
    );
  };
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    context?.clearRect(0, 0, AVATAR_SIZE, AVATAR_SIZE);
    if (context) draw(context, AVATAR_SIZE);
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t("account.cropTitle")}
      footer={
        <Button block onClick={use}>
          {t("account.cropUse")}
        </Button>
      }
    >
      <div className={styles.crop}>
        <button
          type="button"
          className={styles.frame}
          aria-label={t("account.cropMove")}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          }}
          onPointerMove={move}
          onPointerUp={lift}
          onPointerCancel={lift}
          onKeyDown={press}
        >
          <canvas ref={canvas} width={AVATAR_SIZE} height={AVATAR_SIZE} className={styles.image} />
        </button>
        <label className={styles.zoom}>
          {t("account.cropZoom")}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={crop.zoom}
            aria-valuetext={percent(crop.zoom.toFixed(2))}
            onChange={({ target }) => zoomTo(Number(target.value))}
          />
        </label>
      </div>
    </Sheet>
  );
}

/** The square part of a picture to keep. */
interface Crop {
  /** 1 is the largest possible square. */
  zoom: number;
  /** Center, in pixels of the picture. */
  x: number;
  y: number;
}

/** Side of the square, in pixels of the picture. */
const sideOf = ({ width, height }: PhotoDimensions, zoom: number): number => Math.min(width, height) / zoom;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The crop, moved inside the picture. */
export function clampCrop({ zoom, x, y }: Crop, image: PhotoDimensions): Crop {
  const near = between(1, zoom, MAX_ZOOM);
  const half = sideOf(image, near) / 2;
  return {
    zoom: near,
    x: between(half, x, image.width - half),
    y: between(half, y, image.height - half),
  };
}

/** The largest square in the centeredCrop. */
export const centeredCrop = (image: PhotoDimensions): Crop => ({
  zoom: 1,
  x: image.width / 2,
  y: image.height / 2,
});

/** Moves the picture under the frame, right and down, in fractions of the frame's side. */
export function moveBy(crop: Crop, image: PhotoDimensions, right: number, down: number): Crop {
  const side = sideOf(image, crop.zoom);
  return clampCrop({ ...crop, x: crop.x - right * side, y: crop.y - down * side }, image);
}

/** Position and size of the square, in pixels of the picture. */
export function areaOf(crop: Crop, image: PhotoDimensions): { left: number; top: number; side: number } {
  const side = sideOf(image, crop.zoom);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}
