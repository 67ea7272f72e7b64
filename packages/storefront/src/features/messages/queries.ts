import { type InfiniteData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Data, Message } from "marketplace-sdk";
import { useCallback, useEffect } from "react";
import { useShop } from "../../app/market";
import { markRead } from "./logic";

type Page = Data<"messages.list">;

/** Shows one message, or all of them, as read wherever messages are listed or counted. */
function useMarkRead(): (id?: Message["id"]) => void {
  const { queries } = useShop();
  const queryClient = useQueryClient();
  return useCallback(
    (id) => {
      queryClient.setQueriesData<Page | InfiniteData<Page>>(
        { queryKey: queries.messages.list.key },
        (known) =>
          known && "pages" in known
            ? { ...known, pages: known.pages.map((page) => markRead(page, id)) }
            : known && markRead(known, id),
      );
      // The count alone knows of messages on pages that were not read.
      void queryClient.invalidateQueries({ queryKey: queries.messages.list.key, refetchType: "none" });
    },
    [queries, queryClient],
  );
}

/** One message. The server takes it for read once it has been asked for (contract: messages.get). */
export function useMessage(id: string) {
  const { queries } = useShop();
  const markAsRead = useMarkRead();
  const message = useQuery(queries.messages.get({ id }));
  const arrived = message.data !== undefined;
  useEffect(() => {
    if (arrived) markAsRead(id);
  }, [arrived, id, markAsRead]);
  return message;
}

/** Marks every message as read. Resolves to whether the server has done it. */
export function useReadAll(): () => Promise<boolean> {
  const { market } = useShop();
  const markAsRead = useMarkRead();
  return useCallback(async () => {
    // A refusal is shown by the client's onFailure.
    const outcome = await market.safe(market.messages.markRead({ all: 1 }));
    if (outcome.ok) markAsRead();
    return outcome.ok;
  }, [market, markAsRead]);
}
