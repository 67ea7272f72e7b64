import type { Data } from "marketplace-sdk";
import { deviceStorage } from "../../shared/storage/storages";

/** What the operator wants everybody to see. */
type Notices = NonNullable<Data<"site.config">["notices"]>;

type Store = Pick<Storage, "getItem" | "setItem">;

const KEY = "notices_read";

/** The notices that nobody has put away on this device. One whose words have changed is another one. */
export function unreadNotices(notices: Notices, storage: Store | undefined = deviceStorage()): Notices {
  const read = readBefore(storage);
  return notices.filter(({ content }) => content && !read.includes(content));
}

/** Puts these away. Of those read before, nothing is kept: they are no longer there, or stand among these. */
export function putAway(notices: Notices, storage: Store | undefined = deviceStorage()): void {
  try {
    storage?.setItem(KEY, JSON.stringify(notices.map(({ content }) => content)));
  } catch {
    // Full or closed storage: they come again with the next visit.
  }
}

function readBefore(storage: Store | undefined): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    // A foreign value counts as none.
    return [];
  }
}
