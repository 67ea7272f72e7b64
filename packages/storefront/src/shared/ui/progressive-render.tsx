import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useServices } from "../services";

/** Whether the user came back in history, which restores a position on the complete page, so everything must render at once. */
export function useIsBack(): boolean {
  const { navigation } = useServices();
  return useState(() => navigation.current().action === "pop")[0];
}

/**
 * How many rows of a list its first frame has, for `InfiniteList`.
 *
 * @param count as many as fill a phone's screen
 */
export function useInitialRowCount(count: number): number | undefined {
  return useIsBack() ? undefined : count;
}

/** Props of {@link ProgressiveRender}. */
export interface ProgressiveRenderProps {
  /** Parts that render at once: those that the user sees first. */
  first: number;
  children: ReactNode;
}

/**
 * The parts of a long page one after the other, from the top: each in its own task, and between them a slow phone
 * answers to the finger. Back leads to a place of the whole page, so there all are at once.
 */
export function ProgressiveRender({ first, children }: ProgressiveRenderProps) {
  const isBack = useIsBack();
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(isBack ? parts.length : first);
  const next = shown < parts.length ? shown + 1 : undefined;
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => startTransition(() => setShown(next)));
    return () => clearTimeout(timer);
  }, [next]);
  return parts.slice(0, shown);
}
