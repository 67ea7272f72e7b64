import { proxy } from "valtio/vanilla";
import { withinLimit } from "../platform-limit.js";
import type { Session } from "../session.js";
import type { Cipher, TypedStorage } from "../storage/index.js";

/** What login and registration return as `userinfo`. Other fields are kept. */
export interface SessionUser {
  /** Of the user, as in `account.get`. */
  readonly id: number | string;
  /** The session's token; see `renewSession` of the client. */
  readonly token: string;
}

/** The part of `BroadcastChannel` that is used. */
export interface ChannelLike {
  /** Set once, by `createSession`; any message makes it read the storage again. */
  onmessage: ((event: MessageEvent) => unknown) | null;
  /** Called after each change of the session, with `"changed"`. */
  postMessage(message: unknown): void;
  /** Called by `dispose`. */
  close(): void;
}

/** Options of {@link createSession}. */
export interface SessionOptions {
  /** From `createTypedStorage`: the token is under `access_key`, the user under `userInfo`, the flag under `il`. */
  storage: Pick<TypedStorage, "read" | "write" | "remove" | "discardCorrupt" | "subscribe">;
  /**
   * Encrypts the stored user. Default: `aesEcb()`, the documented format. Recommended: `aesGcm()`, unless other
   * clients of the origin read the user.
   */
  cipher?: Cipher | undefined;
  /** Notifies other tabs that the session has changed. Default: a `BroadcastChannel` in pages that may have one, nothing elsewhere. */
  channel?: ChannelLike | undefined;
  /**
   * Asks the server whose session this is, such as `() => market.account.get({ notify: false })`: for a token whose user is not stored or
   * cannot be read, as after a reload right after the sign-in. The answer is stored if it has an `id`. Default: such a user stays unknown.
   */
  loadUser?: (() => Promise<object>) | undefined;
}

/** The stored session: the client's `session` option, and what screens need to know about it. */
export interface StoredSession extends Session {
  /** The current token. */
  get(): string | undefined;
  /** Starts a session with a token alone. The last user is forgotten. */
  set(token: string): void;
  /** Replaces the token of the signed-in user by a renewed one. Nothing happens once another session has begun. Never rejects. */
  renew(token: string): Promise<void>;
  /** The same as {@link StoredSession.logout}: the client calls it after a 401. */
  clear(): void;
  /** For `useSnapshot` and `subscribe` of valtio. */
  readonly state: { readonly loggedIn: boolean };
  /** What a page shows before it knows what this device keeps, as a server draws it: for `useSyncExternalStore`. Never changes. */
  readonly initialState: { readonly loggedIn: boolean };
  /**
   * Stores the `userinfo` of a login or registration: the token at once, then the encrypted user, then the login flag
   * (docs/product.md, "Sessions"). Resolves when all is stored, after 2 s at the latest. Never rejects: a user that could not be
   * stored is kept in memory.
   */
  save(userinfo: SessionUser): Promise<void>;
  /**
   * The signed-in user's `userinfo`, or what `loadUser` says; undefined when signed out, or when it cannot be read within 2 s. Listeners
   * are called when it is read later. Never rejects.
   */
  user(): Promise<SessionUser | undefined>;
  /** Removes the token, the user and the login flag. docs/product.md, "Sessions", leaves open whether the flag is cleared. */
  logout(): void;
  /** Stops following other tabs. */
  dispose(): void;
}

const SIGNED_OUT = { loggedIn: false } as const;

/**
 * Creates the session of this page on the storage that all tabs share. There are no locks: what the storage holds
 * counts.
 */
export function createSession({
  storage,
  cipher,
  channel = openPageChannel(),
  loadUser,
}: SessionOptions): StoredSession {
  const listeners = new Set<() => void>();
  const state = proxy({ loggedIn: false });
  let token: string | undefined;
  // Reset with every change of the session, so that a slow write for an earlier user cannot bring that user back.
  let user: SessionUser | undefined;
  /** What is stored of `user`. */
  let userText: string | undefined;
  /** Listeners will be called when the user has been read. */
  let isAwaited = false;

  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  /** Reads the token from the storage each time: it may have changed while this page was frozen. */
  const get = (): string | undefined => {
    const stored = storage.read("access_key");
    if (stored !== token) {
      token = stored;
      user = undefined;
      state.loggedIn = !!token;
      notify();
    }
    return token;
  };

  /** A message of another tab may be older than a sign-in here, whose user is only in memory until it is stored. */
  const reload = (): void => {
    const text = storage.read("userInfo");
    if (text && text !== userText) user = undefined;
    get();
  };

  /** Replaces the session. The last user's data is removed first, so that it cannot outlive a failure below. */
  const replaceToken = (next: string | undefined): void => {
    storage.remove("userInfo");
    storage.remove("il");
    if (next) storage.write("access_key", next);
    else storage.remove("access_key");
    user = undefined;
    get();
    channel?.postMessage("changed");
  };
  const logout = (): void => replaceToken(undefined);

  const isCurrent = (value: SessionUser): boolean => get() === value.token;

  const storeUser = async (value: SessionUser): Promise<void> => {
    const userCipher = cipher ?? (await loadDefaultCipher());
    const text = await userCipher.encrypt(JSON.stringify(value));
    // The session may have changed since.
    if (!isCurrent(value)) return;
    storage.write("userInfo", text);
    userText = text;
  };

  const readStoredUser = async (): Promise<SessionUser | undefined> => {
    const text = storage.read("userInfo");
    if (!get() || user || !text) return user;
    const userCipher = cipher ?? (await loadDefaultCipher());
    const json = await userCipher.decrypt(text);
    // The session may have changed meanwhile.
    if (storage.read("userInfo") !== text) return readStoredUser();
    user = parseUser(json);
    userText = text;
    if (!user) storage.discardCorrupt("userInfo");
    // Of a session before this one, such as the one that a full storage did not take.
    else if (!isCurrent(user)) user = undefined;
    else if (userCipher.isCurrent?.(text) === false) await storeUser(user);
    return user;
  };

  /** One question per session, unless it failed. */
  let asked: { readonly token: string; readonly answer: Promise<SessionUser | undefined> } | undefined;

  const askForUser = (): Promise<SessionUser | undefined> => {
    const current = get();
    if (!loadUser || !current) return Promise.resolve(undefined);
    if (asked?.token !== current) {
      const answer = loadUser().then((account) => keepAnswer(account, current));
      asked = { token: current, answer };
      answer.catch(() => {
        if (asked?.answer === answer) asked = undefined;
      });
    }
    return asked?.answer ?? Promise.resolve(undefined);
  };

  const keepAnswer = async (account: object, askedFor: string): Promise<SessionUser | undefined> => {
    const id: unknown = Reflect.get(account, "id");
    if ((typeof id !== "string" && typeof id !== "number") || id === "" || get() !== askedFor)
      return undefined;
    const known = user ?? { ...account, id, token: askedFor };
    user = known;
    // Another tab's sign-in stores its token before its user, who may be there by now.
    if (!storage.read("userInfo")) await storeInTime(known);
    return user;
  };

  const readUser = async (): Promise<SessionUser | undefined> =>
    (await readStoredUser().catch(() => user)) ?? askForUser();

  /** Signing in must not fail or end late because of the cipher: the user then stays in memory, until it is stored after all. */
  const storeInTime = (value: SessionUser): Promise<void> =>
    withinLimit(
      storeUser(value).catch(() => {}),
      () => {},
    );

  const readInTime = (read = readUser): Promise<SessionUser | undefined> => {
    const reading = read().catch(() => user);
    return withinLimit(reading, () => {
      if (!isAwaited) {
        isAwaited = true;
        void reading.then((late) => {
          isAwaited = false;
          if (late) notify();
        });
      }
      return user;
    });
  };

  get();
  const unsubscribe = storage.subscribe(get);
  if (channel) channel.onmessage = reload;

  return {
    state,
    initialState: SIGNED_OUT,
    get,
    set: replaceToken,
    clear: logout,
    logout,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async save(userinfo) {
      replaceToken(userinfo.token);
      user = userinfo;
      await storeInTime(userinfo);
      if (isCurrent(userinfo)) storage.write("il", true);
    },
    async renew(next) {
      const before = get();
      // The question might be the very call that waits for the new token.
      const known = await readInTime(readStoredUser);
      if (!before || get() !== before) return;
      // Listeners are for another session: this one goes on.
      token = next;
      storage.write("access_key", next);
      user = known && { ...known, token: next };
      if (user) await storeInTime(user);
      channel?.postMessage("changed");
    },
    user: () => readInTime(),
    dispose() {
      unsubscribe();
      channel?.close();
      channel = undefined;
    },
  };
}

/** Loaded on first use: an application that passes its own cipher never loads this one. */
const loadDefaultCipher = async (): Promise<Cipher> => (await import("../storage/cipher.js")).aesEcb();

/**
 * Only pages have other tabs; in Node an open channel would keep the process alive. Browsers that block cookies refuse one, and those
 * before 2022 may have none: tabs then follow each other by storage events alone.
 */
function openPageChannel(): ChannelLike | undefined {
  try {
    return globalThis.document && new BroadcastChannel("access_key");
  } catch {
    return undefined;
  }
}

function parseUser(json: string | undefined): SessionUser | undefined {
  try {
    const value: SessionUser = JSON.parse(`${json}`);
    return value.token ? value : undefined;
  } catch {
    return undefined;
  }
}
