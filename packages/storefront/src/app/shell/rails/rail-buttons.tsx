import { backIcon, chevronIcon, Icon } from "marketplace-react/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { dragRails } from "./drag-rails";
import { railOf, stepRail, waysOf } from "./rail";
import styles from "./rail-buttons.module.css";

/** Position of a rail on the page, and the directions in which it can scroll. */
interface Shown {
  rail: HTMLElement;
  box: { left: number; top: number; width: number; height: number };
  back: boolean;
  forward: boolean;
}

function look(rail: HTMLElement | undefined): Shown | undefined {
  // A rail in a dialog lies above everything that could be put over it.
  if (!rail?.isConnected || rail.closest("dialog")) return undefined;
  const { left, top, width, height } = rail.getBoundingClientRect();
  return { rail, box: { left: left + scrollX, top: top + scrollY, width, height }, ...waysOf(rail) };
}

/**
 * Two buttons over the rail that the mouse is on. The keyboard needs none, as focus moves a rail: they are for the mouse alone
 * and hidden from assistive technology.
 */
export function RailButtons() {
  const [shown, setShown] = useState<Shown>();
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const over = ({ target, pointerType }: PointerEvent): void => {
      if (target instanceof Node && buttons.current?.contains(target)) return;
      setShown(pointerType === "mouse" ? look(railOf(target)) : undefined);
    };
    const follow = (): void => setShown((now) => look(now?.rail));
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("pointerover", over, { signal });
    document.addEventListener("scroll", follow, { signal, capture: true, passive: true });
    addEventListener("resize", follow, { signal });
    const endDrag = dragRails();
    return () => {
      stop.abort();
      endDrag();
    };
  }, []);
  if (!shown) return null;
  const { rail, box, back, forward } = shown;
  return (
    <div ref={buttons} className={styles.over} style={box} aria-hidden="true">
      {back && (
        <RailButton onPress={() => stepRail(rail, "back")}>
          <Icon of={backIcon} size={20} />
        </RailButton>
      )}
      {forward && (
        <RailButton isLast onPress={() => stepRail(rail, "forward")}>
          <Icon of={chevronIcon} size={20} />
        </RailButton>
      )}
    </div>
  );
}

interface RailButtonProps {
  isLast?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function RailButton({ isLast, onPress, children }: RailButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.button}
      data-last={isLast || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
