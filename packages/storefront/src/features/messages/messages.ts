import { type InfiniteData, useQuery, useQueryClient } from "@tanstack/react-query";
import { isTrue, useMarketMutation } from "marketplace-react";
import type { IconArt } from "marketplace-react/ui";
import type { Data, Message } from "marketplace-sdk";
import { useCallback, useEffect } from "react";
import type { PlainKey } from "../../i18n/types";
import { INLINE_ERRORS } from "../../shared/errors";
import { entityPath } from "../../shared/navigation/entity-path";
import { useServices } from "../../shared/services";
import { bagIcon, receiptIcon } from "../../shared/ui/icons";
import { bellIcon, storeIcon } from "../../shared/ui/icons-more";

/** How a kind of message is shown. */
export interface KindView {
  name: PlainKey;
  icon: IconArt;
}

const KINDS = {
  system: { name: "messages.system", icon: bellIcon },
  order: { name: "messages.order", icon: bagIcon },
  wallet: { name: "messages.wallet", icon: receiptIcon },
  merchant: { name: "messages.merchant", icon: storeIcon },
} as const satisfies Readonly<Record<string, KindView>>;

/** Unknown kinds count as `system` (contract: Message). */
export function kindOf({ type }: { type?: string | undefined }): KindView {
  const known: Readonly<Record<string, KindView>> = KINDS;
  return (type && Object.hasOwn(known, type) && known[type]) || KINDS.system;
}

/** A message without the flag counts as read. */
export const isUnread = ({ is_read }: { is_read?: unknown }): boolean =>
  is_read !== undefined && !isTrue(is_read);

/** The address and text of a message's link. */
export interface NextStep {
  to: string;
  label: PlainKey;
}

const LABELS: Readonly<Record<string, PlainKey>> = {
  order: "messages.toOrder",
  pay: "messages.toPay",
  recharge: "messages.toRecharge",
  withdrawal: "messages.toWithdrawal",
  loan: "messages.toLoan",
  product: "messages.toProduct",
  application: "messages.toStore",
  request: "messages.toRequest",
};

/**
 * The link of a message. Messages about the user's own store lead to its dashboard, because its orders aren't the user's
 * purchases. Purchase requests are public.
 */
export function nextStepOf({
  type,
  ref,
}: {
  type?: string | undefined;
  ref?: Message["ref"] | undefined;
}): NextStep | undefined {
  const isOwnCenter = type === "merchant" && ref?.type !== "request";
  const about = ref && (isOwnCenter ? { type: "application" } : ref);
  const to = about && entityPath(about);
  const label = about && LABELS[about.type];
  return to && label ? { to, label } : undefined;
}

/** A page of the list with one message, or all of them, marked as read, as the server will return it. */
export function markRead(page: Data<"messages.list">, id?: Message["id"]): Data<"messages.list"> {
  const isMeant = (message: Message): boolean => id === undefined || String(message.id) === String(id);
  const changed = page.data.filter((message) => isMeant(message) && isUnread(message)).length;
  const left = id === undefined ? 0 : Math.max(0, (page.unread ?? 0) - changed);
  return {
    ...page,
    ...(page.unread !== undefined && { unread: left }),
    data: page.data.map((message) => (isMeant(message) ? { ...message, is_read: 1 } : message)),
  };
}

type Page = Data<"messages.list">;

/** Marks one message, or all of them, as read in every cached list and count. */
function useMarkRead(): (id?: Message["id"]) => void {
  const { queries } = useServices();
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
