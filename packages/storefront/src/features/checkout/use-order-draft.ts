import { useCallback, useRef, useState } from "react";
import { type OrderField, orderDraft } from "../../app/basket";

export type OrderDraft = Readonly<Partial<Record<OrderField, string>>>;

/** Keeps changes of the order on its way; gives it as it then is. */
export type ChangeDraft = (changed: OrderDraft) => OrderDraft;

/** What belongs to the order on its way, kept with each change. */
export function useOrderDraft(): [draft: OrderDraft, change: ChangeDraft] {
  const [draft, setDraft] = useState<OrderDraft>(orderDraft.read);
  // What comes back from the server later must not undo what was changed meanwhile.
  const latest = useRef(draft);
  const change = useCallback<ChangeDraft>((changed) => {
    latest.current = { ...latest.current, ...changed };
    orderDraft.write(latest.current);
    setDraft(latest.current);
    return latest.current;
  }, []);
  return [draft, change];
}
