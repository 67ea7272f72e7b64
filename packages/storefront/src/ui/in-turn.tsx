import { Children, type ReactNode, startTransition, useEffect, useState } from "react";

/** Props of {@link InTurn}. */
export interface InTurnProps {
  /** How many parts are there at once. */
  first: number;
  children: ReactNode;
}

/**
 * The parts of a long page one after the other, from the top: each is a task of its own, and between them a slow phone
 * answers to the finger. Pass `Infinity` where the whole height is needed at once.
 */
export function InTurn({ first, children }: InTurnProps) {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(first);
  const next = shown < parts.length ? shown + 1 : undefined;
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => startTransition(() => setShown(next)));
    return () => clearTimeout(timer);
  }, [next]);
  return parts.slice(0, shown);
}
