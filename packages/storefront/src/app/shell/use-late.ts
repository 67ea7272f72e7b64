import { type ComponentType, useEffect, useState } from "react";
import type { LateProps } from "./late";

/** The later parts of the shell once the page has loaded; undefined before, and for good when they can't be had. */
export function useLate(): ComponentType<LateProps> | undefined {
  const [late, setLate] = useState<{ Late: ComponentType<LateProps> }>();
  useEffect(() => {
    const start = (): void => {
      import("./late").then(setLate, (error: unknown) =>
        console.warn("Parts of the shell did not load.", error),
      );
    };
    if (document.readyState === "complete") return start();
    addEventListener("load", start, { once: true });
    return () => removeEventListener("load", start);
  }, []);
  return late?.Late;
}
