import { proxy } from "valtio/vanilla";
import type { Session } from "../core/types";
import type { Cipher, Records } from "../storage";

/** What login and registration return as `userinfo`. Extra keys are kept. */
export interface SessionUser {
  readonly id: number | string;
  readonly token: string;
}

/** The part of `BroadcastChannel` that is used. */
export interface ChannelLike {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: () => void): void;
  removeEventListener(type: "message", listener: () => void): void;
  close(): void;
}

/** Options of {@link createSession}. */
export interface SessionOptions {
  records: Pick<Records, "read" | "write" | "remove" | "reset" | "subscribe">;
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

const CHANNEL = "marketplace-session";

/** Only pages have tabs beside them; in Node an open channel would keep the process alive. */
const pageChannel = (): ChannelLike | undefined =>
  typeof document === "object" && typeof BroadcastChannel === "function"
    ? new BroadcastChannel(CHANNEL)
    : undefined;

const isUser = (value: unknown): value is SessionUser =>
  typeof value === "object" && value !== null && "id" in value && "token" in value;

const parseUser = (text: string | undefined): SessionUser | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Makes the session of this page over the storage all tabs share. There are no locks: the storage has the last word. */
export function createSession({ records, cipher, channel = pageChannel() }: SessionOptions): StoredSession {
  const listeners = new Set<() => void>();
  let token = records.read("access_key");
  let user: SessionUser | undefined;
  // Counts changes, so that a slow write of an earlier session can't bring it back.
  let epoch = 0;
  const state = proxy({ loggedIn: token !== undefined });

  /** Takes the token the storage holds now: it may have changed while this page was frozen. */
  const refresh = (): string | undefined => {
    const stored = records.read("access_key");
    if (stored === token) return token;
    token = stored;
    user = undefined;
    epoch++;
    state.loggedIn = token !== undefined;
    for (const listener of [...listeners]) {
      try {
        listener();
      } catch {
        // One listener's trouble must not become the call's that asked for the token.
      }
    }
    return token;
  };
  const onForeignChange = (): void => {
    user = undefined;
    refresh();
  };
  const tell = (): void => {
    try {
      channel?.postMessage("changed");
    } catch {
      // Closed already.
    }
  };

  /** Begins another session; without a token none. The last user's data goes first, whatever happens later. */
  const begin = (next: string | undefined): number => {
    user = undefined;
    epoch++;
    records.remove("userInfo");
    if (next === undefined) {
      records.remove("access_key");
      records.remove("il");
    } else records.write("access_key", next);
    refresh();
    tell();
    return epoch;
  };

  /** Stores a user unless the session has changed since `begun`. */
  const store = async (value: SessionUser, begun: number): Promise<void> => {
    const text = await cipher.encrypt(JSON.stringify(value));
    refresh();
    if (begun !== epoch) return;
    records.write("userInfo", text);
    tell();
  };

  const read = async (): Promise<SessionUser | undefined> => {
    const text = refresh() === undefined || user ? undefined : records.read("userInfo");
    if (text === undefined) return user;
    const begun = epoch;
    const value = parseUser(await cipher.decrypt(text));
    refresh();
    if (begun !== epoch) return user;
    if (value) user = value;
    else records.reset("userInfo");
    if (value && cipher.isCurrent?.(text) === false) await store(value, begun).catch(() => {});
    return value;
  };

  const unsubscribe = records.subscribe((key) => {
    if (key === "access_key" || key === "userInfo") onForeignChange();
  });
  channel?.addEventListener("message", onForeignChange);

  const logout = (): void => void begin(undefined);
  return {
    state,
    get: refresh,
    set(next) {
      begin(next);
      records.write("il", true);
    },
    clear: logout,
    logout,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async save(userinfo) {
      const begun = begin(userinfo.token);
      user = userinfo;
      // A cipher that cannot be had leaves the user in memory: signing in must not fail for it.
      await store(userinfo, begun).catch(() => {});
      refresh();
      if (begun === epoch) records.write("il", true);
    },
    user: () => read().catch(() => undefined),
    dispose() {
      unsubscribe();
      channel?.removeEventListener("message", onForeignChange);
      channel?.close();
      listeners.clear();
    },
  };
}
