import { Icon } from "marketplace-react/ui";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n";
import { chatIcon } from "../../shared/ui/icons";
import { externalHref } from "../../shared/ui/safe-href";
import styles from "./support.module.css";
import { type Box, isDrag, type Offset, settle } from "./support-placement";

const HOME: Offset = { x: 0, y: 0 };

function windowSize(): { width: number; height: number } {
  return { width: document.documentElement.clientWidth, height: innerHeight };
}

/** Where the style sheet puts the button: its frame, which is never moved. */
function homeOf(button: Element | null): Box {
  const { left, top, width, height } = button?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  return { left, top, width, height };
}

/**
 * The floating button to customer service. It can be dragged, snaps to an edge, and opens its link on a click without movement.
 * Otherwise it stays where it is: screens leave room for it at their end, and those with a task have it in their head instead.
 */
export function SupportButton({ address }: { address: string | undefined }) {
  const { t } = useI18n();
  const href = externalHref(address);
  const link = useRef<HTMLAnchorElement>(null);
  const [offset, setOffset] = useState(HOME);
  const drag = useRef<{ start: Offset; from: Offset; moved: boolean }>(undefined);
  const swallowClick = useRef(false);

  // The window was turned, or its bars came or went: the edges have moved. A button that never was dragged moves with them.
  useEffect(() => {
    const onResize = (): void =>
      setOffset((now) => (now === HOME ? now : settle(homeOf(link.current), now, windowSize())));
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, []);

  if (!href) return null;

  const moveOf = (event: PointerEvent): Offset => ({
    x: event.clientX - (drag.current?.start.x ?? event.clientX),
    y: event.clientY - (drag.current?.start.y ?? event.clientY),
  });
  const end = (event: PointerEvent<HTMLAnchorElement>): void => {
    const current = drag.current;
    drag.current = undefined;
    if (!current?.moved || !link.current) return;
    swallowClick.current = event.type === "pointerup";
    setOffset(settle(homeOf(link.current), offset, windowSize()));
  };

  return (
    <aside className={styles.frame} aria-label={t("shell.support")}>
      <a
        ref={link}
        className={styles.support}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t("shell.support")}
        draggable={false}
        data-dragging={drag.current?.moved || undefined}
        style={{ translate: `${offset.x}px ${offset.y}px` }}
        onPointerDown={(event) => {
          swallowClick.current = false;
          if (event.button !== 0) return;
          drag.current = {
            start: { x: event.clientX, y: event.clientY },
            from: offset,
            moved: false,
          };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          const current = drag.current;
          if (!current) return;
          const move = moveOf(event);
          current.moved ||= isDrag(move);
          if (current.moved) setOffset({ x: current.from.x + move.x, y: current.from.y + move.y });
        }}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={(event) => {
          if (swallowClick.current) event.preventDefault();
          swallowClick.current = false;
        }}
      >
        <Icon of={chatIcon} />
      </a>
    </aside>
  );
}
