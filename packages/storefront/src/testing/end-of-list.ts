import { act } from "@testing-library/react";
import { vi } from "vitest";

/** The end of a list in a window that the test scrolls. */
export interface EndOfList {
  /** Brings it into view, where it stays. */
  reach(): void;
}

/** Replaces the browser's `IntersectionObserver`, which no simulated page has. Undone by `vi.unstubAllGlobals`. */
export function stubEndOfList(): EndOfList {
  let isInSight = false;
  const watching = new Set<() => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      private readonly report: () => void;
      constructor(listener: (crossings: readonly { isIntersecting: boolean }[]) => void) {
        this.report = () => act(() => listener([{ isIntersecting: isInSight }]));
      }
      observe(): void {
        watching.add(this.report);
        // Like a browser's: the first report comes soon after the observation begins.
        if (isInSight) setTimeout(() => watching.has(this.report) && this.report());
      }
      disconnect(): void {
        watching.delete(this.report);
      }
    },
  );
  return {
    reach() {
      isInSight = true;
      for (const report of [...watching]) report();
    },
  };
}
