import type { Order } from "marketplace-sdk";
import { useState } from "react";
import { useBuyAgain } from "./use-buy-again";

/** What the buyer is asked to confirm. */
export interface Asked {
  action: "cancel" | "receipt";
  order: Order;
}

/** What a screen with orders needs for their buttons; its `asked` goes to `<OrderSheets>`. */
export interface OrderDesk {
  asked: Asked | undefined;
  ask: (action: Asked["action"], order: Order) => void;
  close: () => void;
  again: ReturnType<typeof useBuyAgain>;
}

export function useOrderDesk(): OrderDesk {
  const [asked, setAsked] = useState<Asked>();
  return {
    asked,
    ask: (action, order) => setAsked({ action, order }),
    close: () => setAsked(undefined),
    again: useBuyAgain(),
  };
}
