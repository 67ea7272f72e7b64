import { type ComponentType, useEffect, useState } from "react";
import { insist } from "../insist";
import type { LateProps } from "./late";

/** The later parts of the shell once the page has loaded, and once they have arrived. */
export function useLate(): ComponentType<LateProps> | undefined {
  const [late, setLate] = useState<{ Late: ComponentType<LateProps> }>();
  useEffect(() => {
    let end = (): void => {};
    const start = (): void => {
      end = insist(() => import("./late").then(setLate));
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
