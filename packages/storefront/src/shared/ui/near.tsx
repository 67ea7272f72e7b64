import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIsBack } from "./progressive-render";

/** Distance from the viewport at which it renders: about a phone's screen. */
const AHEAD = "600px 0px";

/** Renders its children only near the viewport. Back restores a place on the whole page, so then they render at once. */
export function Near({ children }: { children: () => ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(useIsBack());
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (crossings) => crossings.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children() : <div ref={mark} />;
}
