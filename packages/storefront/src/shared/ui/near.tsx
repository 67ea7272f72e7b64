import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIsBack } from "./progressive-render";

/** How far before it is seen: about a phone's screen. */
const AHEAD = "600px 0px";

/** What is made, and loaded, only when a reader comes near. Back leads to a place of the whole page, so there it is at once. */
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
