import { type ComponentType, useEffect, useState } from "react";
import { insist } from "../insist";
import type { LateProps } from "./late";

/** After the page has loaded the first screen's own answers and pictures are still on their way: theirs is the line. Milliseconds. */
const LATE_MS = 1000;

/** The later parts of the shell once the page has loaded and shown its screen, and once they have arrived. */
export function useLate(): ComponentType<LateProps> | undefined {
  const [late, setLate] = useState<{ Late: ComponentType<LateProps> }>();
  useEffect(() => {
    let end = (): void => {};
    const start = (): void => {
      const timer = setTimeout(() => {
        end = insist(() => import("./late").then(setLate));
      }, LATE_MS);
      end = () => clearTimeout(timer);
    };
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => {
      end();
      removeEventListener("load", start);
    };
  }, []);
  return late?.Late;
}
