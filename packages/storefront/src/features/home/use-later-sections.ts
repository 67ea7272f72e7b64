import { type ComponentType, useEffect, useState } from "react";
import { retryWithBackoff } from "../../shared/retry-with-backoff";
import type { LaterSectionsProps } from "./later-sections";

/** Here for the rest of the visit once it has come: Back finds the whole page at once. */
let loaded: ComponentType<LaterSectionsProps> | undefined;

/** The sections below a phone's first screen, once their code has come: the first load leaves it out. */
export function useLaterSections(): ComponentType<LaterSectionsProps> | undefined {
  const [Later, setLater] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return;
    return retryWithBackoff(async () => {
      loaded = (await import("./later-sections")).LaterSections;
      setLater(() => loaded);
    });
  }, []);
  return Later;
}
