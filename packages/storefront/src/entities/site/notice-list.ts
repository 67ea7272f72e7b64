import type { Data } from "marketplace-sdk";
import { deviceStorage } from "../../shared/storage/storages";
import { readStoredRows, writeStoredRows } from "../../shared/storage/stored-rows";

/** The operator's public notices. */
type Notices = NonNullable<Data<"site.config">["notices"]>;

type Store = Pick<Storage, "getItem" | "setItem">;

const KEY = "notices_read";

/** The notices that weren't dismissed on this device. A notice whose text has changed counts as new. */
export function unreadNotices(notices: Notices, storage: Store | undefined = deviceStorage()): Notices {
  const dismissed = readStoredRows(KEY, storage);
  return notices.filter(({ content }) => content && !dismissed.includes(content));
}

/** Dismisses these notices. Earlier dismissals aren't kept, because those notices are gone or are among these. */
export function dismissNotices(notices: Notices, storage: Store | undefined = deviceStorage()): void {
  const contents = notices.map(({ content }) => content);
  writeStoredRows(KEY, contents, storage);
}
