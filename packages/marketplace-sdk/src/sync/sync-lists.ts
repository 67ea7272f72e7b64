import { subscribe } from "valtio/vanilla";
import { isMarketplaceError } from "../errors";
import type { MemberLists, MemberListsInput, SavedMemberLists } from "../generated/types";
import type { Cart } from "../state/cart";
import type { Favorites } from "../state/favorites";
import type { StoredSession } from "../state/session";
import type { StorageLike } from "../storage";
import { createSyncedList, entriesOf } from "./list";
import { type Entries, isSameList } from "./merge";
import { createRecordStore, type SyncRecord } from "./record";
import { cartFormat, favoritesFormat } from "./saved-lists";

/** The part of a client's `memberLists` that is called: a compiler reads no other operation for it. */
export interface SyncedMemberLists {
  /** Reads the lists of the signed-in member. */
  get(input: undefined, options: { notify: false }): Promise<MemberLists>;
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
  /** Where the device keeps what it knows of the server's lists, under `member_lists`. Default: `localStorage`. */
  storage?: StorageLike | undefined;
  /** Milliseconds from a change to its save. Default: 1,000. */
  delayMs?: number | undefined;
  /** Milliseconds since the epoch. Default: `Date.now`. */
  now?: (() => number) | undefined;
}

/** Lists that are kept in step. */
export interface ListSync {
  /** Reads and saves now. Resolves when that is done, or could not be; never rejects. */
  run(): Promise<void>;
  /** Stops. What is not saved yet is saved by the next `syncLists` of this device. */
  stop(): void;
}

/** More than the contract takes stays on the device. */
const MAX_LINES = 500;
/** Saves that others were faster than, in a row. */
const MAX_ATTEMPTS = 5;
/** Between two reads of a page that comes to the front. Milliseconds. */
const REST_MS = 5_000;
const QUIET = { notify: false } as const;

/**
 * Keeps cart and favorites of the signed-in member the same on all devices. What is stored on the device, and how, stays as
 * docs/product.md says: this adds what other devices have saved, and saves what changes here.
 *
 * At sign-in the lists are merged: no line is lost or counted twice, and the larger of two quantities wins. Later changes
 * are saved after `delayMs`, and those of other devices are read when the page comes to the front or back online. Of two
 * changes of one line the later counts. Signing out leaves the lists on the device; when someone else signs in then, what the
 * first member has on the server makes room.
 *
 * A server without these operations is asked once, and nothing is said.
 */
export function syncLists(options: SyncOptions): ListSync {
  const { market, session, cart, favorites, delayMs = 1_000, now = Date.now } = options;
  const seconds = (): number => Math.floor(now() / 1000);
  const records = createRecordStore(() => options.storage ?? globalThis.localStorage);
  const lists = {
    cart: createSyncedList({ ...cart, items: () => cart.state.lines }, cartFormat),
    favorites: createSyncedList({ ...favorites, items: () => favorites.state.products }, favoritesFormat),
  };
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let last: Promise<void> = Promise.resolve();

  /** One after the other, in this tab and, where the browser can, in all. */
  const enqueue = (isFresh: boolean): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const work = (): Promise<void> => exchange(isFresh).catch(giveWay);
    const locks = globalThis.navigator?.locks;
    last = last.then(async () => (locks ? locks.request("member_lists", work) : work()));
    return last;
  };
  const giveWay = (error: unknown): void => {
    // Everything else is tried again with the next change, or when the page comes to the front.
    if (isMarketplaceError(error) && (error.code === 404 || error.status === 404)) stop();
  };

  const exchange = async (isFresh: boolean): Promise<void> => {
    const token = session.get();
    const user = token ? await session.user() : undefined;
    if (!user) return;
    const member = `${user.id}`;
    const isCurrent = (): boolean => !isOver && session.get() === token;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const known = records.read();
      const isRead = isFresh || attempt > 0 || known?.member !== member || known.isOpen;
      if (!isCurrent()) return;
      const remote = isRead ? await market.memberLists.get(undefined, QUIET) : undefined;
      if (!isCurrent()) return;
      if (isRead) readAt = now();
      const next = meet(member, remote);
      if (!next) return;
      open();
      const saved = await market.memberLists.save(next.input, QUIET).catch((error: unknown) => {
        if (isMarketplaceError(error) && error.reason === "changed_elsewhere") return undefined;
        throw error;
      });
      if (!isCurrent()) return;
      if (!saved) continue;
      keep(member, saved.version, next.cart, next.favorites);
      return;
    }
  };

  /** Merges both sides on this device. @returns what to send to the server; undefined when it is up to date */
  const meet = (member: string, remote: MemberLists | undefined) => {
    const known = records.read();
    if (known && known.member !== member) {
      lists.cart.dropSaved(known.cart);
      lists.favorites.dropSaved(known.favorites);
    }
    // What was changed before this began: by a visitor, or in a page that was closed.
    const record = known?.member === member ? noted(known) : undefined;
    const entries = {
      cart: lists.cart.take(remote?.cart, record?.cart, seconds()),
      favorites: lists.favorites.take(remote?.favorites, record?.favorites, seconds()),
    };
    const version = remote?.version ?? record?.version ?? 0;
    const base = {
      cart: remote ? entriesOf(remote.cart, cartFormat) : (record?.cart.base ?? {}),
      favorites: remote ? entriesOf(remote.favorites, favoritesFormat) : (record?.favorites.base ?? {}),
    };
    keep(member, version, base.cart, base.favorites);
    const isSaved = isSameList(entries.cart, base.cart) && isSameList(entries.favorites, base.favorites);
    const input = {
      version,
      cart: lists.cart.toSaved(entries.cart),
      favorites: lists.favorites.toSaved(entries.favorites),
    };
    const isTooLong = input.cart.length > MAX_LINES || input.favorites.length > MAX_LINES;
    return isSaved || isTooLong ? undefined : { input, ...entries };
  };

  /** Remembers that a save is under way: if its response is lost, the server may or may not have it. */
  const open = (): void => {
    const record = records.read();
    if (record) records.write({ ...record, isOpen: true });
  };

  /** Remembers what the server has, and what of the device's it has not. */
  const keep = (member: string, version: number, cart: Entries, favorites: Entries): void => {
    const before = records.read();
    const changed = before?.member === member ? before : undefined;
    records.write(
      noted({
        member,
        version,
        cart: { base: cart, changed: changed?.cart.changed ?? {} },
        favorites: { base: favorites, changed: changed?.favorites.changed ?? {} },
      }),
    );
  };

  const noted = (record: SyncRecord): SyncRecord => ({
    ...record,
    cart: lists.cart.note(record.cart, seconds(), record.isOpen === true),
    favorites: lists.favorites.note(record.favorites, seconds(), record.isOpen === true),
  });

  const onChange = (): void => {
    const record = records.read();
    if (!record) return;
    const next = noted(record);
    records.write(next);
    const isSaved = [next.cart, next.favorites].every(({ changed }) => Object.keys(changed).length === 0);
    if (isSaved || !session.get()) return;
    clearTimeout(timer);
    timer = setTimeout(() => void enqueue(false), delayMs);
  };
  const onFront = (): void => {
    if (globalThis.document?.visibilityState === "hidden") {
      // A phone may end the page before the time is up.
      if (timer !== undefined) void enqueue(false);
    } else if (session.get() && now() - readAt >= REST_MS) void enqueue(true);
  };
  const onSession = (): void => {
    if (session.get()) void enqueue(true);
  };

  const unsubscribes = [
    subscribe(cart.state, onChange),
    subscribe(favorites.state, onChange),
    session.subscribe(onSession),
    listen(globalThis, "focus", onFront),
    listen(globalThis, "online", onFront),
    listen(globalThis.document, "visibilitychange", onFront),
  ];
  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
  }
  onSession();
  return { run: () => (isOver ? Promise.resolve() : enqueue(true)), stop };
}

/** Outside pages there is nothing to listen to. */
function listen(target: EventTarget | undefined, type: string, listener: () => void): () => void {
  target?.addEventListener?.(type, listener);
  return () => target?.removeEventListener?.(type, listener);
}
