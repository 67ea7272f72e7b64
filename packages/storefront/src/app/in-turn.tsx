import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useShop } from "./market";

/** Props of {@link InTurn}. */
export interface InTurnProps {
  /** How many parts are there at once: those that a reader's eye falls on. */
  first: number;
  children: ReactNode;
}

/**
 * The parts of a long page one after the other, from the top: each is a task of its own, and between them a slow phone
 * answers to the finger. Back leads to a place of the whole page, so there all are at once.
 */
export function InTurn({ first, children }: InTurnProps) {
  const { location } = useShop();
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(() => (location.current().by === "pop" ? parts.length : first));
  const next = shown < parts.length ? shown + 1 : undefined;
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => startTransition(() => setShown(next)));
    return () => clearTimeout(timer);
  }, [next]);
  return parts.slice(0, shown);
}
