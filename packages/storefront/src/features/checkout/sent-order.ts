import { type CartLine, groupLines } from "marketplace-sdk/state";
import { createTypedStorage } from "marketplace-sdk/storage";
import { createDraft } from "../../app/draft";
import { unansweredOf } from "../../app/unanswered";

const FIELDS = ["origin", "remark", "method", "token", "total", "to"] as const;

/** An order exactly as it was sent: price token, total and address are those that were agreed to. */
export interface SentOrder extends Readonly<Partial<Record<(typeof FIELDS)[number], string>>> {
  lines: readonly CartLine[];
}

/**
 * The order of a member that was sent and whose outcome is not known. Sent again as it is, it is the same order to the
 * server, which makes it once; its goods ordered anew would be a second one.
 */
export function openSentOrder(member: string) {
  const store = unansweredOf(member);
  const storage = createTypedStorage({ storage: store, events: {} });
  const fields = createDraft("order", FIELDS, store);
  return {
    /** Its lines by store, as a cart groups them. */
    groups: () => groupLines(storage.read("shopCart") ?? []),
    /** Whether it still waits; another tab may have its answer. */
    isWaiting: (): boolean => (storage.read("shopCart") ?? []).length > 0,
    read(): SentOrder | undefined {
      const [lines = [], kept] = [storage.read("shopCart"), fields.read()];
      return lines.length > 0 && kept.token ? { ...kept, lines } : undefined;
    },
    write({ lines, ...kept }: SentOrder): void {
      storage.write("shopCart", lines);
      fields.write(kept);
    },
    clear(): void {
      storage.remove("shopCart");
      fields.clear();
    },
  };
}
