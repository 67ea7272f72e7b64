import { Icon } from "marketplace-react/ui";
import { type PointerEvent, type ReactNode, useRef } from "react";
import { trashIcon } from "../../shared/ui/icons";
import styles from "./cart.module.css";

interface SwipeAwayProps {
  onAway: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Pixels after which a movement is a swipe, not a scroll or a tap. */
const SWIPE_START = 12;

/** A row that can be swiped away. It also needs a button that does the same. */
export function SwipeAway({ onAway, className, children }: SwipeAwayProps) {
  const row = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number; swiping: boolean }>(undefined);
  const swallowClick = useRef(false);

  const moveBy = (pixels: number): void => {
    if (!row.current) return;
    row.current.style.translate = pixels === 0 ? "" : `${pixels}px 0`;
    row.current.parentElement?.toggleAttribute("data-swiping", pixels !== 0);
  };
  const end = (event: PointerEvent<HTMLDivElement>): void => {
    const { x, swiping } = start.current ?? { x: 0, swiping: false };
    start.current = undefined;
    if (!swiping) return;
    moveBy(0);
    const far = Math.abs(event.clientX - x) > event.currentTarget.clientWidth / 3;
    if (event.type === "pointerup" && far) onAway();
  };
  return (
    <div className={styles.item}>
      <span className={styles.behind} aria-hidden="true">
        <Icon of={trashIcon} />
        <Icon of={trashIcon} />
      </span>
      <div
        ref={row}
        className={className}
        onPointerDown={({ pointerType, clientX, clientY }) => {
          swallowClick.current = false;
          if (pointerType === "touch") start.current = { x: clientX, y: clientY, swiping: false };
        }}
        onPointerMove={(event) => {
          const from = start.current;
          if (!from) return;
          const across = event.clientX - from.x;
          if (!from.swiping) {
            if (Math.abs(across) < SWIPE_START || Math.abs(across) < Math.abs(event.clientY - from.y)) return;
            from.swiping = true;
            swallowClick.current = true;
            event.currentTarget.setPointerCapture(event.pointerId);
          }
          moveBy(across);
        }}
        onPointerUp={end}
        onPointerCancel={end}
        onClickCapture={(event) => {
          if (!swallowClick.current) return;
          event.preventDefault();
          event.stopPropagation();
          swallowClick.current = false;
        }}
      >
        {children}
      </div>
    </div>
  );
}
