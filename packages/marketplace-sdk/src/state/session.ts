import { proxy } from "valtio/vanilla";
import type { Session } from "../core/types";
import type { Cipher, TypedStorage } from "../storage";

/** What login and registration return as `userinfo`. Extra keys are kept. */
export interface SessionUser {
  readonly id: number | string;
  readonly token: string;
}

/** The part of `BroadcastChannel` that is used. */
export interface ChannelLike {
  onmessage: ((event: MessageEvent) => unknown) | null;
  postMessage(message: unknown): void;
  close(): void;
}

/** Options of {@link createSession}. */
export interface SessionOptions {
  storage: Pick<TypedStorage, "read" | "write" | "remove" | "discardCorrupt" | "subscribe">;
  /** How `userInfo` is stored. */
  cipher: Cipher;
  /** How tabs tell each other that the session changed. Default: a `BroadcastChannel` in pages, none elsewhere. */
  channel?: ChannelLike | undefined;
}

/** The stored session: the client's `session` option, and what screens need of it. */
export interface StoredSession extends Session {
  get(): string | undefined;
  set(token: string): void;
  /** The same as {@link StoredSession.logout}: the client calls it when the server says 401. */
  clear(): void;
  /** For `useSnapshot` and `subscribe` of valtio. */
  readonly state: { readonly loggedIn: boolean };
  /**
   * Keeps the `userinfo` of a login or registration: the token at once, the user encrypted, then the login flag
   * (specification section 4). Resolves when all is stored. Never rejects: a user that could not be stored is known
   * until the page goes away.
   */
  save(userinfo: SessionUser): Promise<void>;
  /** The signed-in user's `userinfo`; undefined when nobody is signed in or it cannot be read. Never rejects. */
  user(): Promise<SessionUser | undefined>;
  /** Forgets the token and the user, and clears the login flag as well: the specification leaves that open. */
  logout(): void;
  /** Stops following other tabs. */
  dispose(): void;
}

/** Only pages have tabs beside them; in Node an open channel would keep the process alive. */
const pageChannel = (): ChannelLike | undefined => globalThis.document && new BroadcastChannel("access_key");

/** Makes the session of this page over the storage all tabs share. There are no locks: the storage has the last word. */
export function createSession({ storage, cipher, channel = pageChannel() }: SessionOptions): StoredSession {
  const listeners = new Set<() => void>();
  const state = proxy({ loggedIn: false });
  let token: string | undefined;
  // Forgotten with each change of the session, so that a slow write of an earlier one can't bring it back.
  let user: SessionUser | undefined;

  /** Takes the token the storage holds now: it may have changed while this page was frozen. */
  const get = (): string | undefined => {
    const stored = storage.read("access_key");
    if (stored !== token) {
      token = stored;
      user = undefined;
      state.loggedIn = !!token;
      for (const listener of listeners) listener();
    }
    return token;
  };
  const onForeignChange = (): void => {
    user = undefined;
    get();
  };

  /** Begins another session; without a token, none. The last user's data goes first, whatever happens later. */
  const begin = (next?: string): void => {
    storage.remove("userInfo");
    storage.remove("il");
    if (next) storage.write("access_key", next);
    else storage.remove("access_key");
    onForeignChange();
    channel?.postMessage("changed");
  };
  const logout = (): void => begin();

  const isCurrent = (value: SessionUser): boolean => !!get() && user === value;

  /** Stores a user for as long as it is the current one. */
  const store = async (value: SessionUser): Promise<void> => {
    const text = await cipher.encrypt(JSON.stringify(value));
    if (isCurrent(value)) storage.write("userInfo", text);
  };
  const read = async (): Promise<SessionUser | undefined> => {
    const text = storage.read("userInfo");
    if (!get() || user || !text) return user;
    const json = await cipher.decrypt(text);
    // Changed meanwhile.
    if (storage.read("userInfo") !== text) return read();
    try {
      const value: SessionUser = JSON.parse(`${json}`);
      if (value.token) user = value;
    } catch {}
    if (!user) storage.discardCorrupt("userInfo");
    else if (cipher.isCurrent?.(text) === false) await store(user);
    return user;
  };

  get();
  const unsubscribe = storage.subscribe(get);
  if (channel) channel.onmessage = onForeignChange;

  return {
    state,
    get,
    set: begin,
    clear: logout,
    logout,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async save(userinfo) {
      begin(userinfo.token);
      user = userinfo;
      // A cipher that cannot be had leaves the user in memory: signing in must not fail for it.
      await store(userinfo).catch(() => {});
      if (isCurrent(userinfo)) storage.write("il", true);
    },
    user: () => read().catch(() => user),
    dispose() {
      unsubscribe();
      channel?.close();
      channel = undefined;
    },
  };
}
