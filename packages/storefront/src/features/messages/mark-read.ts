import { type InfiniteData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMarketMutation } from "marketplace-react";
import type { Data, Message } from "marketplace-sdk";
import { useCallback, useEffect } from "react";
import { INLINE_ERRORS } from "../../shared/errors";
import { useServices } from "../../shared/services";

/** A message without the flag counts as read. */
export const isUnread = ({ is_read }: Pick<Message, "is_read">): boolean => is_read === false;

type MessagePage = Data<"messages.list">;

/** A page of the list with one message, or all of them, marked as read, as the server will return it. */
export function markRead(page: MessagePage, id?: Message["id"]): MessagePage {
  const isMeant = (message: Message): boolean => id === undefined || String(message.id) === String(id);
  const changed = page.data.filter((message) => isMeant(message) && isUnread(message)).length;
  const left = id === undefined ? 0 : Math.max(0, (page.unread ?? 0) - changed);
  return {
    ...page,
    ...(page.unread !== undefined && { unread: left }),
    data: page.data.map((message) => (isMeant(message) ? { ...message, is_read: true } : message)),
  };
}

/** Marks one message, or all of them, as read in every cached list and count. */
function useMarkRead(): (id?: Message["id"]) => void {
  const { queries } = useServices();
  const queryClient = useQueryClient();
  return useCallback(
    (id) => {
      queryClient.setQueriesData<MessagePage | InfiniteData<MessagePage>>(
        { queryKey: queries.messages.list.key },
        (known) =>
          known && "pages" in known
            ? { ...known, pages: known.pages.map((page) => markRead(page, id)) }
            : known && markRead(known, id),
      );
      // Only the server's count includes messages on pages that were not loaded.
      void queryClient.invalidateQueries({ queryKey: queries.messages.list.key, refetchType: "none" });
    },
    [queries, queryClient],
  );
}

/** One message. The server marks it as read once it is requested (contract: messages.get). */
export function useMessage(id: string) {
  const { queries } = useServices();
  const markAsRead = useMarkRead();
  const message = useQuery({ ...queries.messages.get({ id }), ...INLINE_ERRORS });
  const arrived = message.data !== undefined;
  useEffect(() => {
    if (arrived) markAsRead(id);
  }, [arrived, id, markAsRead]);
  return message;
}

/** Marks every message as read: `mutate({ all: 1 })`. */
export function useReadAll() {
  const { mutations } = useServices();
  const markAsRead = useMarkRead();
  return useMarketMutation(mutations.messages.markRead(), { onSuccess: () => markAsRead() });
}
