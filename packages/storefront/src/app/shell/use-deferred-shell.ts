import { type ComponentType, useEffect, useState } from "react";
import { retryWithBackoff } from "../../shared/retry-with-backoff";
import type { DeferredShellProps } from "./deferred-shell";

/** After the page has loaded the first screen's own answers and pictures are still on their way: theirs is the line. Milliseconds. */
const DELAY_MS = 1000;

/** The later parts of the shell once the page has loaded and shown its screen, and once they have arrived. */
export function useDeferredShell(): ComponentType<DeferredShellProps> | undefined {
  const [module, setModule] = useState<{ DeferredShell: ComponentType<DeferredShellProps> }>();
  useEffect(() => {
    let end = (): void => {};
    const start = (): void => {
      const timer = setTimeout(() => {
        end = retryWithBackoff(() => import("./deferred-shell").then(setModule));
      }, DELAY_MS);
      end = () => clearTimeout(timer);
    };
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => {
      end();
      removeEventListener("load", start);
    };
  }, []);
  return module?.DeferredShell;
}
