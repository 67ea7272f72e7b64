import { Copyable, Icon, NavLink, NavList, Sheet } from "marketplace-react/ui";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { chatIcon, questionIcon } from "../../shared/ui/icons";
import { externalHref } from "../../shared/ui/safe-href";
import styles from "./support.module.css";

/** The support button's offset from its default place, in CSS pixels. */
interface Offset {
  x: number;
  y: number;
}

/** A box in the window, in CSS pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something on the screen that must stay free. */
interface Obstacle extends Box {
  /** A link that is much larger than the button stays usable when its corner is covered. */
  isLink?: boolean;
}

/** Distance that a dragged button keeps from the window's edges. */
export const EDGE = 8;
/** A press that moves less than this is a click. */
export const CLICK_SLOP = 6;
/** Milliseconds without a scroll or a change of the page until the button comes back. */
const IDLE_MS = 200;
/** Pixels between two places that are tried. */
const STEP = 20;
/** How much of a large link the button may cover: a corner of a card, but no row of a list. */
const LINK_SHARE = 0.08;
/** How many times larger than the button a link is that may be covered at all. */
const LARGE_LINK = 4;
/** Controls with what is said about them, and sums: what the button must not cover. */
const CONTROLS =
  "button, input, select, textarea, label, summary, a, [role=button], [id$=-hint], [id$=-error], [data-sum]";
/** Pixels between two looks: less than the smallest control. */
const GRID = 17;
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
 * It yields to controls and totals: it moves up, or fades while the page scrolls and where no place is free.
 */
export function SupportButton({ address }: { address: string | undefined }) {
  const { t } = useI18n();
  const href = externalHref(address);
  const link = useRef<HTMLAnchorElement>(null);
  const [offset, setOffset] = useState(HOME);
  const drag = useRef<{ start: Offset; from: Offset; moved: boolean }>(undefined);
  const swallowClick = useRef(false);
  const rest = useRestingPlace(link, offset);

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

  const isDragged = drag.current?.moved === true;
  // Under the finger it stays.
  const { x, y } = isDragged ? HOME : (rest ?? HOME);
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
        data-dragging={isDragged || undefined}
        data-away={(!isDragged && rest === undefined) || undefined}
        style={{ translate: `${offset.x + x}px ${offset.y + y}px` }}
        onPointerDown={(event) => {
          swallowClick.current = false;
          if (event.button !== 0) return;
          drag.current = {
            start: { x: event.clientX, y: event.clientY },
            from: { x: offset.x + x, y: offset.y + y },
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

/**
 * How far the support button moves to uncover what lies below it; undefined while the page scrolls, and where every place would
 * cover a control or a total.
 *
 * @param offset how far the button was dragged
 */
function useRestingPlace(button: RefObject<Element | null>, offset: Offset): Offset | undefined {
  const [rest, setRest] = useState<Offset>();
  const { x, y } = offset;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const element = button.current;
      if (!element) return;
      // Its place by the style sheet plus the drag offset, not its current place.
      const { left, top, width, height } = (element.parentElement ?? element).getBoundingClientRect();
      const place = { left: left + x, top: top + y, width, height };
      setRest(restingPlace(place, obstacleFinder(element, place), { height: innerHeight }));
    };
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, IDLE_MS);
    };
    const away = (): void => {
      setRest(undefined);
      later();
    };
    const changes = new MutationObserver(later);
    const main = document.getElementById("main");
    if (main) changes.observe(main, { childList: true, subtree: true });
    const stop = new AbortController();
    addEventListener("scroll", away, { passive: true, signal: stop.signal });
    addEventListener("resize", later, { signal: stop.signal });
    later();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      stop.abort();
    };
  }, [button, x, y]);
  return rest;
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function isInTheWay(button: Box, { isLink = false, ...box }: Obstacle): boolean {
  const covered = shared(button, box);
  const area = box.width * box.height;
  const isLarge = isLink && area >= LARGE_LINK * button.width * button.height;
  return covered > (isLarge ? LINK_SHARE * area : 0);
}

/**
 * Where the support button rests so that it covers no control and no sum: at its own place, or as little above it as possible, up to
 * the middle of the window.
 *
 * @param obstaclesFrom what is in the button's column from this height on; asked for no more than is needed
 * @returns undefined where no place is free: the button stays hidden
 */
export function restingPlace(
  place: Box,
  obstaclesFrom: (top: number) => readonly Obstacle[],
  view: { height: number },
): Offset | undefined {
  for (let y = 0; place.top + y >= view.height / 2; y -= STEP) {
    const box = { ...place, top: place.top + y };
    if (!obstaclesFrom(box.top).some((obstacle) => isInTheWay(box, obstacle))) return { x: 0, y };
  }
  return undefined;
}

/**
 * Finds what the button must not cover in its column, row by row upwards: asking the browser what is at a place takes long. Only
 * what is on the screen is looked at, however long the page is.
 */
function obstacleFinder(button: Element, place: Box): (top: number) => Obstacle[] {
  const found = new Set<Element>();
  let row = place.top + place.height + GRID;
  return (top) => {
    while (row > top) {
      row = Math.max(top, row - GRID);
      for (let x = place.left; x <= place.left + place.width; x += GRID) {
        for (const element of document.elementsFromPoint(x, row)) {
          const control = element.closest(CONTROLS);
          if (control && !button.contains(control)) found.add(control);
        }
      }
    }
    return Array.from(found, (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height, isLink: element.tagName === "A" };
    });
  };
}

/** Whether a pointer has moved far enough to be a drag. */
export function isDrag(move: Offset): boolean {
  return Math.hypot(move.x, move.y) >= CLICK_SLOP;
}

/**
 * Where a dropped button comes to rest: at the nearer of the left and right edges, inside the window's height
 * (docs/product.md, "Support button").
 *
 * @param home the button's box without any offset
 * @param dropped its offset when it was let go
 */
export function settle(home: Box, dropped: Offset, view: { width: number; height: number }): Offset {
  const dashboard = home.left + dropped.x + home.width / 2;
  const left = dashboard < view.width / 2 ? EDGE : view.width - home.width - EDGE;
  const lowest = Math.max(EDGE, view.height - home.height - EDGE);
  const top = Math.min(lowest, Math.max(EDGE, home.top + dropped.y));
  return { x: left - home.left, y: top - home.top };
}

/** Marks the link in the sheet, which does open the mail program. */
const DIRECT = "data-direct";

/** @returns the address of a mail link, without its subject */
export function mailAddress(href: string): string {
  const address = href.replace(/^mailto:/i, "").replace(/\?.*$/, "");
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Every mail link to customer service opens this choice, because without a mail program the browser would do nothing. Other
 * links, such as to a chat, open directly.
 */
export function SupportChoice() {
  const { t } = useI18n();
  const has = useAvailability();
  const { navigation } = useServices();
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const press = (event: MouseEvent): void => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href^="mailto:" i]');
      if (!link || link.hasAttribute(DIRECT)) return;
      event.preventDefault();
      setHref(link.href);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
  const close = (): void => setHref(undefined);
  // Going on to the help pages closes it.
  useEffect(() => navigation.subscribe(() => setHref(undefined)), [navigation]);
  return (
    <Sheet open={href !== undefined} onClose={close} title={t("shell.support")}>
      {href !== undefined && (
        <div className={styles.choice}>
          <p>{t("ui.supportText")}</p>
          <p className={styles.address}>
            <Copyable text={mailAddress(href)} label={t("ui.supportAddress")} />
          </p>
          <a className={styles.mail} href={href} {...{ [DIRECT]: "" }}>
            {t("ui.openMail")}
          </a>
          {has("articles") && (
            <NavList>
              <NavLink href={paths.faqs()} icon={questionIcon} label={t("titles.faqs")} />
            </NavList>
          )}
        </div>
      )}
    </Sheet>
  );
}
