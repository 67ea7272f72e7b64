import { subscribe } from "valtio/vanilla";
import { isMarketplaceError } from "../errors.js";
import type { MemberLists, MemberListsInput, SavedMemberLists } from "../generated/types.js";
import { withinLimit } from "../platform-limit.js";
import type { Cart } from "../state/cart.js";
import type { Favorites } from "../state/favorites.js";
import type { StoredSession } from "../state/session.js";
import { defaultStorage, type StorageLike } from "../storage/index.js";
import { createSyncedList, entriesOf } from "./list.js";
import { type Entries, isSameList } from "./merge.js";
import { readLists, toCount } from "./read-lists.js";
import { createRecordStore, type SyncRecord } from "./record.js";
import { cartFormat, favoritesFormat } from "./saved-lists.js";

/** The part of a client's `memberLists` that is called. */
export interface SyncedMemberLists {
  /** Reads the lists of the signed-in member. */
  get(options: { notify: false }): Promise<MemberLists>;
  /** Replaces them, if nobody has saved since. */
  save(input: MemberListsInput, options: { notify: false }): Promise<SavedMemberLists>;
}

/** Options of {@link syncLists}. */
export interface SyncOptions {
  /** The client. Only `memberLists.get` and `memberLists.save` are called, without notices to the user. */
  market: { readonly memberLists: SyncedMemberLists };
  /** Whose lists they are. Visitors' lists are left alone. */
  session: Pick<StoredSession, "get" | "user" | "subscribe">;
  /** From `createCart`. */
  cart: Cart;
  /** From `createFavorites`. */
  favorites: Favorites;
  /** Where the device keeps what it knows of the server's lists, under `member_lists`. Default: `localStorage` in pages. */
  storage?: StorageLike | undefined;
  /** Milliseconds from a change to its save. Default: 1,000. */
  delayMs?: number | undefined;
  /** Milliseconds since the epoch. Default: `Date.now`. */
  now?: (() => number) | undefined;
}

/** A running synchronization. */
export interface ListSync {
  /** Reads and saves now. Resolves when it has succeeded or failed; never rejects. */
  run(): Promise<void>;
  /** Stops. The next `syncLists` on this device saves what is still unsaved. */
  stop(): void;
}

/** What the server has, as far as this device knows. */
interface ServerState extends Pick<SyncRecord, "member" | "version" | "openSince"> {
  readonly cart: Entries;
  readonly favorites: Entries;
}

/** The most lines the contract accepts. A longer list stays on the device. */
const MAX_LINES = 500;
/** Attempts to save while other devices keep saving first. */
const MAX_ATTEMPTS = 5;
/** Milliseconds before a page that comes to the front reads again. */
const MIN_READ_INTERVAL_MS = 5_000;
/** A save that was not answered within this time does not reach the server any more. */
const LONGEST_SAVE_MS = 60_000;
const SILENT = { notify: false } as const;

/**
 * Keeps cart and favorites of the signed-in member the same on all devices. What is stored on the device, and how, stays as
 * docs/product.md says: this adds what other devices have saved, and saves what changes here.
 *
 * At sign-in the lists are merged: no line is lost or counted twice, and the larger of two quantities wins. Later changes
 * are saved after `delayMs`, and those of other devices are read when the page comes to the front or back online. If a line
 * was changed twice, the later change wins. Signing out leaves the lists on the device. When another member signs in, lines
 * that the first one has saved on the server are removed from this device.
 *
 * A server without these operations is asked once; the user sees no error.
 */
export function syncLists(options: SyncOptions): ListSync {
  const { market, session, cart, favorites, delayMs = 1_000, now = Date.now } = options;
  const seconds = (): number => Math.floor(now() / 1000);
  const records = createRecordStore(() => options.storage ?? defaultStorage());
  const lists = {
    cart: createSyncedList({ ...cart, items: () => cart.state.lines }, cartFormat),
    favorites: createSyncedList({ ...favorites, items: () => favorites.state.products }, favoritesFormat),
  };
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastReadAt = Number.NEGATIVE_INFINITY;
  let queue: Promise<void> = Promise.resolve();
  /** The last save without outcome that this page has seen, and when it first did, by the monotonic clock. */
  let openSave: { readonly since: number; readonly firstSeenAt: number } | undefined;

  /** Runs one exchange at a time in this tab, and across tabs where the browser has locks. */
  const enqueue = (mustRead: boolean): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    queue = queue.then(async () => {
      const token = session.get();
      // Not inside the lock, which would stop all tabs while the user cannot be read.
      const user = token ? await withinLimit(session.user(), () => undefined) : undefined;
      if (user) await runAlone(() => exchange(`${user.id}`, token, mustRead).catch(stopIfUnsupported));
    });
    return queue;
  };
  const stopIfUnsupported = (error: unknown): void => {
    // Any other failure is retried with the next change, or when the page comes to the front.
    if (isMarketplaceError(error) && (error.code === 404 || error.status === 404)) stop();
  };

  /** Merges both sides and saves the result. Starts over when another device has saved in between. */
  const exchange = async (member: string, token: string | undefined, mustRead: boolean): Promise<void> => {
    const isCurrent = (): boolean => !isOver && session.get() === token;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const known = records.read();
      const isRead = mustRead || attempt > 0 || known?.member !== member || known.openSince !== undefined;
      if (!isCurrent()) return;
      const remote = isRead ? readLists(await market.memberLists.get(SILENT)) : undefined;
      // Lists that can't be read are left alone, here and on the server: what is merged into them would be lost.
      if (!isCurrent() || (isRead && !remote)) return;
      if (isRead) lastReadAt = now();
      // Another tab has saved while this response was on its way. A server that really has an older version is believed the second time.
      if (attempt === 0 && remote && isOutdated(remote, member)) continue;
      const next = mergeLists(member, remote);
      if (!next) return;
      markSavePending();
      const saved = await market.memberLists.save(next.input, SILENT).catch((error: unknown) => {
        if (isMarketplaceError(error) && error.reason === "changed_elsewhere") return undefined;
        throw error;
      });
      if (!isCurrent()) return;
      // Another tab has saved, before this save or after it.
      if (!saved || isOutdated(saved, member)) continue;
      const version = toCount(saved.version);
      if (version === undefined) return;
      recordServerState({ member, version, cart: next.cart, favorites: next.favorites });
      return;
    }
  };

  const isOutdated = ({ version }: SavedMemberLists, member: string): boolean => {
    const known = records.read();
    return known?.member === member && known.version > version;
  };

  /** Merges both sides on this device. @returns what to send to the server; undefined when it is up to date */
  const mergeLists = (member: string, remote: MemberLists | undefined) => {
    const known = records.read();
    if (known && known.member !== member) {
      lists.cart.dropSaved(known.cart);
      lists.favorites.dropSaved(known.favorites);
    }
    // Includes changes made before this page subscribed: by a visitor, or in a page that was closed.
    const record = known?.member === member ? withLocalChanges(known) : undefined;
    const entries = {
      cart: lists.cart.applyRemote(remote?.cart, record?.cart, seconds()),
      favorites: lists.favorites.applyRemote(remote?.favorites, record?.favorites, seconds()),
    };
    const version = remote?.version ?? record?.version ?? 0;
    const base = {
      cart: remote ? entriesOf(remote.cart, cartFormat) : (record?.cart.base ?? {}),
      favorites: remote ? entriesOf(remote.favorites, favoritesFormat) : (record?.favorites.base ?? {}),
    };
    const openSince = record && remote && isStillOpen(record, remote) ? record.openSince : undefined;
    recordServerState({ member, version, ...base, openSince });
    const isSaved = isSameList(entries.cart, base.cart) && isSameList(entries.favorites, base.favorites);
    const input = {
      version,
      cart: lists.cart.toSaved(entries.cart),
      favorites: lists.favorites.toSaved(entries.favorites),
    };
    const isTooLong = input.cart.length > MAX_LINES || input.favorites.length > MAX_LINES;
    return isSaved || isTooLong ? undefined : { input, ...entries };
  };

  /** Records that a save is in flight: if its response is lost, the server may or may not have the lines. */
  const markSavePending = (): void => {
    const record = records.read();
    if (record) records.write({ ...record, openSince: seconds() });
  };

  /** Whether a save that has no outcome, such as of a page that was closed, may still reach the server that answered this. */
  const isStillOpen = ({ version, openSince }: SyncRecord, remote: MemberLists): boolean => {
    if (openSince === undefined || version !== remote.version) return false;
    if (openSave?.since !== openSince) openSave = { since: openSince, firstSeenAt: performance.now() };
    return performance.now() - openSave.firstSeenAt < LONGEST_SAVE_MS;
  };

  /** Records what the server has, and which local changes it still lacks. */
  const recordServerState = ({ member, version, cart, favorites, openSince }: ServerState): void => {
    const before = records.read();
    const changed = before?.member === member ? before : undefined;
    records.write(
      withLocalChanges({
        member,
        version,
        openSince,
        cart: { base: cart, changed: changed?.cart.changed ?? {} },
        favorites: { base: favorites, changed: changed?.favorites.changed ?? {} },
      }),
    );
  };

  const withLocalChanges = (record: SyncRecord): SyncRecord => ({
    ...record,
    cart: lists.cart.trackChanges(record.cart, seconds(), record.openSince !== undefined),
    favorites: lists.favorites.trackChanges(record.favorites, seconds(), record.openSince !== undefined),
  });

  const onChange = (): void => {
    const record = records.read();
    if (!record) return;
    const next = withLocalChanges(record);
    records.write(next);
    const isSaved = [next.cart, next.favorites].every(({ changed }) => Object.keys(changed).length === 0);
    if (isSaved || !session.get()) return;
    clearTimeout(timer);
    timer = setTimeout(() => void enqueue(false), delayMs);
  };
  const onVisibilityChange = (): void => {
    if (globalThis.document?.visibilityState === "hidden") {
      // A phone may end the page before the delay has passed.
      if (timer !== undefined) void enqueue(false);
    } else if (session.get() && now() - lastReadAt >= MIN_READ_INTERVAL_MS) void enqueue(true);
  };
  const onSessionChange = (): void => {
    if (session.get()) void enqueue(true);
  };

  const unsubscribes = [
    subscribe(cart.state, onChange),
    subscribe(favorites.state, onChange),
    session.subscribe(onSessionChange),
    listen(globalThis, "focus", onVisibilityChange),
    listen(globalThis, "online", onVisibilityChange),
    listen(globalThis.document, "visibilitychange", onVisibilityChange),
  ];
  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
  }
  onSessionChange();
  return { run: () => (isOver ? Promise.resolve() : enqueue(true)), stop };
}

/**
 * Runs while no other tab does; without a lock where the browser has none, refuses it, or does not grant it in time. The server keeps
 * tabs apart, too: a lock only saves calls.
 */
async function runAlone(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  let release = (): void => {};
  let isLate = false;
  const granted = new Promise<void>((grant, refuse) => {
    const hold = (): Promise<void> | undefined => {
      if (isLate) return undefined;
      grant();
      return new Promise((end) => {
        release = end;
      });
    };
    locks.request("member_lists", hold).catch(refuse);
  });
  await withinLimit(granted, () => {
    isLate = true;
  }).catch(() => {});
  try {
    await work();
  } finally {
    release();
  }
}

/** Does nothing outside pages, where no such target exists. */
function listen(target: EventTarget | undefined, type: string, listener: () => void): () => void {
  target?.addEventListener?.(type, listener);
  return () => target?.removeEventListener?.(type, listener);
}
