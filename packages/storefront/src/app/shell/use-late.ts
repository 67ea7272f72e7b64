import { type ComponentType, useEffect, useState } from "react";
import type { LateProps } from "./late";

/** Milliseconds before the first new attempt; each later one waits twice as long. */
const FIRST_WAIT_MS = 2000;

/** The later parts of the shell once the page has loaded, and once they have arrived. */
export function useLate(): ComponentType<LateProps> | undefined {
  const [late, setLate] = useState<{ Late: ComponentType<LateProps> }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const attempt = (waitMs: number): void => {
      import("./late").then(
        (module) => current && setLate(module),
        (error: unknown) => {
          console.warn("Parts of the shell did not load yet.", error);
          if (current) timer = setTimeout(attempt, waitMs, waitMs * 2);
        },
      );
    };
    const start = (): void => attempt(FIRST_WAIT_MS);
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => {
      current = false;
      clearTimeout(timer);
      removeEventListener("load", start);
    };
  }, []);
  return late?.Late;
}
