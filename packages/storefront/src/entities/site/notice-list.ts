import type { Data } from "marketplace-sdk";
import { deviceStorage } from "../../shared/storage/storages";

/** The operator's public notices. */
type Notices = NonNullable<Data<"site.config">["notices"]>;

type Store = Pick<Storage, "getItem" | "setItem">;

const KEY = "notices_read";

/** The notices not dismissed on this device. One whose text has changed counts as new. */
export function unreadNotices(notices: Notices, storage: Store | undefined = deviceStorage()): Notices {
  const read = readBefore(storage);
  return notices.filter(({ content }) => content && !read.includes(content));
}

/** Dismisses these. Earlier dismissals aren't kept: those notices are gone, or are among these. */
export function dismissNotices(notices: Notices, storage: Store | undefined = deviceStorage()): void {
  try {
    storage?.setItem(KEY, JSON.stringify(notices.map(({ content }) => content)));
  } catch {
    // Full or blocked storage: they return with the next visit.
  }
}

function readBefore(storage: Store | undefined): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    // Another program's value counts as none.
    return [];
  }
}
