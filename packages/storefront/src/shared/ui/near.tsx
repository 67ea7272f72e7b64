import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far before it is seen: about a phone's screen. */
const AHEAD = "600px 0px";

/** What is made, and loaded, only when a reader comes near. */
export function Near({ children }: { children: () => ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
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
