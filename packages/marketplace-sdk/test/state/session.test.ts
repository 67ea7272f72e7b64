import { createDecipheriv } from "node:crypto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ChannelLike, createSession } from "../../src/state/index";
import {
  aesEcb,
  aesGcm,
  type Cipher,
  createTypedStorage,
  DEFAULT_USER_INFO_KEY,
} from "../../src/storage/index";
import { type MemoryStorage, memoryStorage } from "../../src/testing/index";
import { openTabs } from "./tabs";

const zoe = { id: 7, username: "Zoe", token: "token-zoe", extra: { kept: true } };
const ben = { id: 8, username: "Ben", token: "token-ben" };

/** Readable, and held back until released. */
function slowCipher() {
  const waiting: (() => void)[] = [];
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve));
  const cipher: Cipher = {
    async encrypt(text) {
      await turn();
      return `~${text}`;
    },
    async decrypt(text) {
      await turn();
      return text.startsWith("~") ? text.slice(1) : undefined;
    },
  };
  return { cipher, waiting, release: () => waiting.shift()?.() };
}

const plain: Cipher = {
  encrypt: async (text) => `~${text}`,
  decrypt: async (text) => (text.startsWith("~") ? text.slice(1) : undefined),
};

let storage: MemoryStorage;
const start = (cipher: Cipher | undefined = plain) =>
  createSession({ storage: createTypedStorage({ storage }), cipher });
const keys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort();

beforeEach(() => {
  storage = memoryStorage();
});

describe("what docs/product.md says of sessions", () => {
  test("save keeps token, encrypted user and login flag", async () => {
    const session = start(aesEcb({ userInfoKey: "0123456789abcdef" }));
    expect([session.get(), session.state.loggedIn]).toEqual([undefined, false]);
    const saved = session.save(zoe);
    expect([session.get(), session.state.loggedIn]).toEqual(["token-zoe", true]);
    await saved;
    expect(storage.getItem("access_key")).toBe("token-zoe");
    expect(storage.getItem("il")).toBe("true");
    expect(storage.getItem("userInfo")).toMatch(/^[A-Za-z0-9+/]+=*$/);
    const reloaded = start(aesEcb({ userInfoKey: "0123456789abcdef" }));
    expect(reloaded.state.loggedIn).toBe(true);
    expect(await reloaded.user()).toEqual(zoe);
  });

  test.each(["logout", "clear"] as const)("%s removes everything, also the login flag", async (end) => {
    const session = start();
    await session.save(zoe);
    session[end]();
    expect(keys()).toEqual([]);
    expect([session.get(), session.state.loggedIn, await session.user()]).toEqual([
      undefined,
      false,
      undefined,
    ]);
  });
});

test("subscribers are notified of every new token, until they unsubscribe", async () => {
  const session = start();
  const heard: (string | undefined)[] = [];
  const leave = session.subscribe(() => heard.push(session.get()));
  await session.save(zoe);
  await session.save(ben);
  session.set("token-new");
  session.logout();
  session.logout();
  leave();
  session.set("unheard");
  expect(heard).toEqual(["token-zoe", "token-ben", "token-new", undefined]);
});

test("another token without a user forgets the last user", async () => {
  const session = start();
  await session.save(zoe);
  session.set("token-other");
  expect(await session.user()).toBeUndefined();
  expect(storage.getItem("userInfo")).toBeNull();
});

describe("slow ciphers", () => {
  test("a late write does not bring back a session that has ended", async () => {
    const { cipher, release } = slowCipher();
    const session = start(cipher);
    const saved = session.save(zoe);
    session.logout();
    release();
    await saved;
    expect(keys()).toEqual([]);
    expect(await session.user()).toBeUndefined();
  });

  test("nor the user before the last", async () => {
    const { cipher, waiting, release } = slowCipher();
    const session = start(cipher);
    const first = session.save(zoe);
    const second = session.save(ben);
    waiting.reverse();
    release();
    await second;
    release();
    await first;
    expect(storage.getItem("userInfo")).toBe(`~${JSON.stringify(ben)}`);
    expect(await session.user()).toEqual(ben);
  });

  test("late news of another tab's sign-in does not lose the user who signs in here", async () => {
    const { cipher, release } = slowCipher();
    const channel: ChannelLike = { onmessage: null, postMessage() {}, close() {} };
    const session = createSession({ storage: createTypedStorage({ storage }), cipher, channel });
    const saved = session.save(ben);
    channel.onmessage?.(new MessageEvent("message", { data: "changed" }));
    expect(await session.user()).toEqual(ben);
    release();
    await saved;
    expect(storage.getItem("userInfo")).toBe(`~${JSON.stringify(ben)}`);
    expect(storage.getItem("il")).toBe("true");
    session.dispose();
  });

  test("news of another tab that changes nothing leaves the user known, who may be asked for at that moment", async () => {
    storage.setItem("access_key", "token-zoe");
    storage.setItem("userInfo", `~${JSON.stringify(zoe)}`);
    const decrypt = vi.fn(plain.decrypt);
    const channel: ChannelLike = { onmessage: null, postMessage() {}, close() {} };
    const session = createSession({
      storage: createTypedStorage({ storage }),
      cipher: { ...plain, decrypt },
      channel,
    });
    await session.user();
    channel.onmessage?.(new MessageEvent("message", { data: "changed" }));
    expect(await session.user()).toEqual(zoe);
    expect(decrypt).toHaveBeenCalledOnce();
    session.dispose();
  });

  test("a read that ends after a logout returns no user", async () => {
    storage.setItem("access_key", "token-zoe");
    storage.setItem("userInfo", `~${JSON.stringify(zoe)}`);
    const { cipher, release } = slowCipher();
    const session = start(cipher);
    const user = session.user();
    session.logout();
    release();
    expect(await user).toBeUndefined();
  });
});

describe("what cannot be stored or read", () => {
  test("an invalid user resets that key alone", async () => {
    for (const text of ["not a cipher text", "~not json", "~{}", "~null", "~5"]) {
      storage.setItem("access_key", "token-zoe");
      storage.setItem("userInfo", text);
      expect(await start().user()).toBeUndefined();
      expect(keys()).toEqual(["access_key"]);
    }
  });

  test("signing in works while the cipher cannot be had, and the stored user stays when it cannot be read", async () => {
    const broken: Cipher = {
      encrypt: () => Promise.reject(new Error("chunk")),
      decrypt: () => Promise.reject(new Error("chunk")),
    };
    const session = start(broken);
    await session.save(zoe);
    expect(await session.user()).toBe(zoe);
    expect(keys()).toEqual(["access_key", "il"]);
    storage.setItem("userInfo", "~{}");
    expect(await start(broken).user()).toBeUndefined();
    expect(storage.getItem("userInfo")).toBe("~{}");
  });

  test("a token that no header can carry does not sign in", async () => {
    const session = start();
    await session.save({ ...zoe, token: "line\nbreak" });
    expect(session.state.loggedIn).toBe(false);
    expect(keys()).toEqual([]);
  });

  test("a full storage: signed in for as long as the page lives", async () => {
    storage = memoryStorage({ quota: 10 });
    const session = start();
    await session.save(zoe);
    expect(session.get()).toBe("token-zoe");
    expect(await session.user()).toBe(zoe);
  });
});

describe("a token whose user is not stored, such as after a reload right after the sign-in", () => {
  const account = { id: 7, nickname: "Zoe", money: "5" };
  const reload = (loadUser: () => Promise<object>) =>
    createSession({ storage: createTypedStorage({ storage }), cipher: plain, loadUser });
  beforeEach(() => storage.setItem("access_key", "token-zoe"));

  test("is asked for once, and the answer is stored", async () => {
    const loadUser = vi.fn(async () => account);
    const session = reload(loadUser);
    const known = { ...account, token: "token-zoe" };
    expect(await Promise.all([session.user(), session.user()])).toEqual([known, known]);
    expect(loadUser).toHaveBeenCalledOnce();
    expect(await start().user()).toEqual(known);
  });

  test.each([
    ["was never stored", undefined],
    ["is of an earlier session", `~${JSON.stringify(ben)}`],
    ["is corrupt", "~null"],
    ["cannot be decrypted", "not a cipher text"],
  ])("where it %s", async (_, text) => {
    if (text) storage.setItem("userInfo", text);
    expect(await reload(async () => account).user()).toMatchObject({ id: 7, token: "token-zoe" });
  });

  test("is not asked for where it is stored, nor without a token", async () => {
    const loadUser = vi.fn(async () => account);
    storage.setItem("userInfo", `~${JSON.stringify(zoe)}`);
    expect(await reload(loadUser).user()).toEqual(zoe);
    storage.removeItem("access_key");
    expect(await reload(loadUser).user()).toBeUndefined();
    expect(loadUser).not.toHaveBeenCalled();
  });

  test("stays unknown where the server does not say its id, and is asked for again after a failure", async () => {
    const welcome = vi.fn(async () => ({ welcome: "Hello" }));
    const silent = reload(welcome);
    expect([await silent.user(), await silent.user()]).toEqual([undefined, undefined]);
    expect(welcome).toHaveBeenCalledOnce();
    const loadUser = vi.fn(async () => account).mockRejectedValueOnce(new Error("offline"));
    const session = reload(loadUser);
    expect(await session.user()).toBeUndefined();
    expect(await session.user()).toMatchObject(account);
  });

  test("an answer after a sign-in names nobody", async () => {
    let answer: (account: object) => void = () => {};
    const asked = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const session = reload(() => asked);
    const user = session.user();
    await new Promise((resolve) => setTimeout(resolve));
    await session.save(ben);
    answer(account);
    expect(await user).toBeUndefined();
    expect(await session.user()).toEqual(ben);
    expect(await start().user()).toEqual(ben);
  });

  test("a renewed token does not wait for the answer", async () => {
    const session = reload(() => session.renew("token-new").then(() => account));
    await session.user();
    expect(session.get()).toBe("token-new");
  });
});

describe("the stored format", () => {
  beforeEach(() => void vi.stubGlobal("indexedDB", new IDBFactory()));
  const sessionWith = (cipher?: Cipher) =>
    createSession({ storage: createTypedStorage({ storage }), cipher });

  test("is AES-ECB by default, the documented format", async () => {
    await sessionWith().save(zoe);
    const text = storage.getItem("userInfo") ?? "";
    const node = createDecipheriv("aes-128-ecb", DEFAULT_USER_INFO_KEY, null);
    expect(JSON.parse(node.update(text, "base64", "utf8") + node.final("utf8"))).toEqual(zoe);
    expect(await sessionWith().user()).toEqual(zoe);
  });

  test("migrates to AES-GCM on first use", async () => {
    await sessionWith().save(zoe);
    expect(await sessionWith(aesGcm()).user()).toEqual(zoe);
    expect(storage.getItem("userInfo")).toMatch(/^gcm1\./);
    expect(await sessionWith(aesGcm()).user()).toEqual(zoe);
  });

  test("and back", async () => {
    await sessionWith(aesGcm()).save(zoe);
    expect(await sessionWith().user()).toEqual(zoe);
    expect(await aesEcb().decrypt(storage.getItem("userInfo") ?? "")).toBe(JSON.stringify(zoe));
  });

  test("a value of another key is discarded", async () => {
    await sessionWith(aesEcb({ userInfoKey: "fedcba9876543210" })).save(zoe);
    expect(await sessionWith().user()).toBeUndefined();
    expect(keys()).toEqual(["access_key", "il"]);
  });
});

describe("tabs", () => {
  /** Channels that reach each other, as BroadcastChannel does. */
  function openChannels(): [ChannelLike, ChannelLike] {
    const open = (): ChannelLike => ({
      onmessage: null,
      close() {
        this.onmessage = null;
      },
      postMessage(data) {
        for (const other of channels)
          if (other !== this) other.onmessage?.(new MessageEvent("message", { data }));
      },
    });
    const channels: [ChannelLike, ChannelLike] = [open(), open()];
    return channels;
  }

  test("follow each other by storage events", async () => {
    const [one, two] = openTabs(2, storage);
    const here = createSession({ storage: createTypedStorage(one), cipher: plain });
    const there = createSession({ storage: createTypedStorage(two), cipher: plain });
    const heard = vi.fn();
    there.subscribe(heard);
    await here.save(zoe);
    expect([there.state.loggedIn, there.get()]).toEqual([true, "token-zoe"]);
    expect(await there.user()).toEqual(zoe);
    here.logout();
    expect([there.state.loggedIn, await there.user()]).toEqual([false, undefined]);
    expect(heard).toHaveBeenCalledTimes(2);
    there.dispose();
    here.set("again");
    expect(there.state.loggedIn).toBe(false);
  });

  test("follow each other by a channel that carries nothing but the news", async () => {
    const [one, two] = openChannels();
    const posted = vi.spyOn(one, "postMessage");
    const typedStorage = () => createTypedStorage({ storage, events: {} });
    const here = createSession({ storage: typedStorage(), cipher: plain, channel: one });
    const there = createSession({ storage: typedStorage(), cipher: plain, channel: two });
    await here.save(zoe);
    expect(there.state.loggedIn).toBe(true);
    there.logout();
    expect(here.state.loggedIn).toBe(false);
    expect(posted.mock.calls).toEqual([["changed"]]);
    here.dispose();
    expect(() => here.logout()).not.toThrow();
  });

  test("a logout there beats a slow save here", async () => {
    const [one, two] = openTabs(2, storage);
    const { cipher, release } = slowCipher();
    const here = createSession({ storage: createTypedStorage(one), cipher });
    const there = createSession({ storage: createTypedStorage(two), cipher: plain });
    const saved = here.save(zoe);
    there.logout();
    release();
    await saved;
    expect(keys()).toEqual([]);
  });

  test("a user whom a full storage did not take is not the one of a session that another tab stores later", async () => {
    const [one, two] = openTabs(2, storage);
    const { cipher, release } = slowCipher();
    let isFull = true;
    const setItem = (key: string, value: string): void => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      one?.storage.setItem(key, value);
    };
    const limited = one && { ...one, storage: { ...one.storage, setItem } };
    const here = createSession({ storage: createTypedStorage(limited), cipher: plain });
    await here.save(zoe);
    isFull = false;
    const there = createSession({ storage: createTypedStorage(two), cipher });
    const saved = there.save(ben);
    expect([here.get(), await here.user()]).toEqual(["token-ben", undefined]);
    release();
    await saved;
    expect(await here.user()).toEqual(ben);
  });

  test("a page that was frozen sees the token of now", () => {
    const session = start();
    session.set("old");
    storage.setItem("access_key", "new");
    expect(session.get()).toBe("new");
  });
});

test("outside of pages no channel is opened, which would keep Node alive", () => {
  const opened = vi.fn();
  vi.stubGlobal("BroadcastChannel", opened);
  start();
  expect(opened).not.toHaveBeenCalled();
});

test.each<[string, unknown]>([
  [
    "refuses, as with cookies blocked",
    class {
      constructor() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      }
    },
  ],
  ["is not there", undefined],
])("a page whose BroadcastChannel %s has a session all the same", async (_what, channel) => {
  vi.stubGlobal("document", {});
  vi.stubGlobal("BroadcastChannel", channel);
  const session = start();
  await session.save(zoe);
  expect([session.get(), await session.user()]).toEqual([zoe.token, zoe]);
  session.logout();
  session.dispose();
  vi.unstubAllGlobals();
});

test("a page without HTTPS, which has no WebCrypto, still knows its user after a reload", async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  await start(aesGcm()).save(zoe);
  expect(storage.getItem("userInfo")).toMatch(/^[A-Za-z0-9+/]+=*$/);
  expect(await start(aesGcm()).user()).toEqual(zoe);
  vi.unstubAllGlobals();
});

describe("a cipher whose key never comes", () => {
  const hanging = () => aesGcm({ gcmKey: () => new Promise(() => {}) });
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  /** @throws unless it resolves within 3 s */
  async function soon<Result>(work: Promise<Result>): Promise<Result> {
    let outcome: { result: Result } | undefined;
    void work.then((result) => {
      outcome = { result };
    });
    await vi.advanceTimersByTimeAsync(3_000);
    if (!outcome) throw new Error("not within 3 s");
    return outcome.result;
  }

  test("does not keep anyone from signing in, with the user in memory", async () => {
    const session = start(hanging());
    await soon(session.save(zoe));
    expect([session.get(), await session.user(), storage.getItem("il")]).toEqual([zoe.token, zoe, "true"]);
    await soon(session.renew("renewed"));
    expect([session.get(), await session.user()]).toEqual(["renewed", { ...zoe, token: "renewed" }]);
    session.logout();
    expect(keys()).toEqual([]);
  });

  test("leaves a user of an earlier visit unknown", async () => {
    vi.useRealTimers();
    await start(aesGcm({ gcmKey: aKey })).save(zoe);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const session = start(hanging());
    expect(await soon(session.user())).toBeUndefined();
    expect(session.get()).toBe(zoe.token);
    await soon(session.renew("renewed"));
    expect(session.get()).toBe("renewed");
  });

  test("tells its listeners once a user is known that was read too slowly", async () => {
    await start().save(zoe);
    const { cipher, release } = slowCipher();
    const session = start(cipher);
    const heard = vi.fn();
    session.subscribe(heard);
    expect(await soon(session.user())).toBeUndefined();
    expect(heard).not.toHaveBeenCalled();
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(await session.user()).toEqual(zoe);
  });

  test("that comes late still has the user stored", async () => {
    const { cipher, release } = slowCipher();
    const session = start(cipher);
    await soon(session.save(zoe));
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(storage.getItem("userInfo")).toBe(`~${JSON.stringify(zoe)}`);
  });
});

const aKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
