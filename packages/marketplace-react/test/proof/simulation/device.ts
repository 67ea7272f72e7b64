import { createRandom } from "../../../../../scripts/lib/random.mjs";

/** What happens to a request, and to its answer, on the way. */
export type Fate =
  | "well"
  /** The connection breaks. */
  | "lost"
  /** A page of a proxy comes in its place. */
  | "html"
  /** 503 of something before the server. */
  | "busy"
  /** The network delivers the request twice. */
  | "twice"
  /** The server says no. */
  | "refused";

/** A request as the server gets it. */
export interface SentRequest {
  readonly tab: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly key: string | undefined;
  readonly body: string;
}

/** The server's side of the network. */
export type Receive = (request: SentRequest, isRefused: boolean) => { status: number; body: object };

interface Timer {
  readonly at: number;
  readonly id: number;
  readonly run: () => void;
}

interface Lock {
  readonly tab: Tab;
  readonly work: () => Promise<void> | undefined;
  readonly done: () => void;
}

type Listener = (event: object) => void;

/** Everything of one origin on one device: the storage and the channel its tabs share, its clock and its network. */
export interface Device {
  /** Milliseconds since the device was switched on. */
  time: number;
  /** What `Date.now` says, less `time`. Jumps when the clock is set. */
  clockOffset: number;
  /** A full storage takes no value that is longer than the one before. */
  isFull: boolean;
  readonly local: Map<string, string>;
  /** Hears of each change of `local`, at once. */
  readonly onStored: (key: string) => void;
  readonly tabs: Tab[];
  /** Requests and answers on their way. */
  readonly network: { readonly label: string; readonly run: (fate: Fate) => void }[];
  readonly receive: Receive;
  readonly heedsAbort: boolean;
  readonly locks: Lock[] | undefined;
  lockHolder: Lock | undefined;
}

/** One page in one tab, from its opening to its end. A reload makes another one. */
export interface Tab {
  readonly name: string;
  readonly device: Device;
  /** Survives a reload. */
  readonly session: Map<string, string>;
  /** No code of a frozen page runs. Without `keepsEvents` it misses what happens in the meantime, as in the back-forward cache. */
  frozen: { readonly keepsEvents: boolean } | undefined;
  isOver: boolean;
  readonly timers: Map<number, Timer>;
  /** Storage events, channel messages and results of the platform; each kind in its order. */
  readonly queues: Map<string, (() => void)[]>;
  readonly listeners: Map<string, Set<Listener>>;
  readonly channels: { onmessage: ((event: { data: unknown }) => void) | null }[];
}

/** What browsers differ in. */
export interface DeviceKind {
  /** Older browsers have no Web Locks. */
  readonly hasLocks: boolean;
  /** `fetch` ends with its signal. Some that applications put in its place do not. */
  readonly heedsAbort: boolean;
}

/** Milliseconds since the epoch when the device is switched on. */
const START_MS = 1_795_175_706_000;
let nextId = 1;

export function createDevice(
  receive: Receive,
  { hasLocks, heedsAbort }: DeviceKind,
  onStored: Device["onStored"] = () => {},
): Device {
  return {
    time: 0,
    clockOffset: START_MS,
    isFull: false,
    local: new Map(),
    onStored,
    tabs: [],
    network: [],
    receive,
    heedsAbort,
    locks: hasLocks ? [] : undefined,
    lockHolder: undefined,
  };
}

export function openTab(device: Device, name: string, session = new Map<string, string>()): Tab {
  const tab: Tab = {
    name,
    device,
    session,
    frozen: undefined,
    isOver: false,
    timers: new Map(),
    queues: new Map(),
    listeners: new Map(),
    channels: [],
  };
  device.tabs.push(tab);
  return tab;
}

/** Ends a page. A killed one hears nothing of it. */
export function endTab(tab: Tab, how: "closed" | "killed"): void {
  if (how === "closed" && !tab.frozen) dispatch(tab, "pagehide");
  tab.isOver = true;
  tab.device.tabs.splice(tab.device.tabs.indexOf(tab), 1);
  tab.timers.clear();
  tab.queues.clear();
  releaseLock(tab.device, (lock) => lock.tab === tab);
}

/** The page is visible again. */
export function wakeTab(tab: Tab): void {
  const isCached = tab.frozen?.keepsEvents === false;
  tab.frozen = undefined;
  if (isCached) dispatch(tab, "pageshow", { persisted: true });
  dispatch(tab, "visibilitychange");
  dispatch(tab, "focus");
}

export function dispatch(tab: Tab, type: string, event: object = {}): void {
  for (const listener of [...(tab.listeners.get(type) ?? [])]) listener(event);
}

/** What could happen next, without time going on. Frozen pages wait. */
export function pendingOf(device: Device): { label: string; run: (fate: Fate) => void }[] {
  const ofTabs = device.tabs.flatMap((tab) =>
    tab.frozen
      ? []
      : [...tab.queues].flatMap(([kind, queue]) =>
          queue.length === 0 ? [] : [{ label: `${tab.name} ${kind}`, run: () => queue.shift()?.() }],
        ),
  );
  const ofNetwork = device.network.map((each, index) => ({
    label: each.label,
    run: (fate: Fate) => {
      device.network.splice(index, 1);
      each.run(fate);
    },
  }));
  return [...ofTabs, ...ofNetwork];
}

/** The timer that is due first, up to a time. */
export function nextTimer(device: Device, until: number): { at: number; run: () => void } | undefined {
  let first: Timer | undefined;
  let owner: Tab | undefined;
  for (const tab of device.tabs) {
    if (tab.frozen) continue;
    for (const timer of tab.timers.values()) {
      if (
        timer.at > until ||
        (first && (timer.at > first.at || (timer.at === first.at && timer.id > first.id)))
      )
        continue;
      first = timer;
      owner = tab;
    }
  }
  if (!first || !owner) return undefined;
  const [{ at, id, run }, { timers }] = [first, owner];
  return {
    at,
    run: () => {
      timers.delete(id);
      run();
    },
  };
}

/** Queues something for a page, unless it is gone, or asleep and deaf. */
function tell(tab: Tab, kind: string, run: () => void): void {
  if (tab.isOver || tab.frozen?.keepsEvents === false) return;
  const queue = tab.queues.get(kind) ?? [];
  tab.queues.set(kind, queue);
  queue.push(run);
}

function releaseLock(device: Device, isReleased: (lock: Lock) => boolean): void {
  const { locks, lockHolder } = device;
  if (!locks) return;
  locks.splice(0, locks.length, ...locks.filter((lock) => !lock.tab.isOver));
  if (lockHolder && !isReleased(lockHolder)) return;
  const next = locks.shift();
  device.lockHolder = next;
  if (!next) return;
  const end = (): void => {
    next.done();
    releaseLock(device, (lock) => lock === next);
  };
  const start = (): void => void Promise.resolve(next.work()).then(end, end);
  // A lock is granted to a page that sleeps, too: it starts when the page wakes.
  const queue = next.tab.queues.get("lock") ?? [];
  next.tab.queues.set("lock", queue);
  queue.push(start);
}

/** What the code of a page finds in place of the browser's globals. */
export function realmOf(tab: Tab, seed: number) {
  const { device } = tab;
  const random = createRandom(seed);
  const now = (): number => device.time + device.clockOffset;

  const storageOver = (values: Map<string, string>, onChange: (key: string) => void) => ({
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      const before = values.get(key);
      if (device.isFull && value.length > (before?.length ?? 0)) {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      }
      values.set(key, value);
      if (before !== value) onChange(key);
    },
    removeItem(key: string) {
      if (values.delete(key)) onChange(key);
    },
  });
  const localStorage = storageOver(device.local, (key) => {
    device.onStored(key);
    for (const other of device.tabs) {
      if (other !== tab) tell(other, "storage event", () => dispatch(other, "storage", { key }));
    }
  });
  const sessionStorage = storageOver(tab.session, () => {});

  const addEventListener = (type: string, listener: Listener): void => {
    const all = tab.listeners.get(type) ?? new Set();
    tab.listeners.set(type, all);
    all.add(listener);
  };
  const removeEventListener = (type: string, listener: Listener): void =>
    void tab.listeners.get(type)?.delete(listener);

  const setTimer = (run: () => void, ms = 0): number => {
    const id = nextId++;
    tab.timers.set(id, { at: device.time + Math.max(1, ms), id, run });
    return id;
  };
  const clearTimer = (id: number): void => void tab.timers.delete(id);

  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      tab.channels.push(this);
    }
    postMessage(data: unknown): void {
      for (const other of device.tabs) {
        if (other === tab) continue;
        tell(other, "message", () => {
          for (const channel of other.channels) channel.onmessage?.({ data });
        });
      }
    }
    close(): void {}
  }

  interface Init {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
    readonly signal: AbortSignal;
  }
  const fetch = (url: string, { headers, body, signal }: Init) =>
    new Promise<Response>((resolve, reject) => {
      if (device.heedsAbort) signal.addEventListener("abort", () => reject(signal.reason));
      const path = url.replace(/\?.*/, "");
      const request = {
        tab: tab.name,
        path,
        token: headers.token,
        key: headers["idempotency-key"],
        body: body ?? "",
      };
      const fail = () => tell(tab, `${path} fails`, () => reject(new TypeError("Failed to fetch")));
      const answer = (status: number, text: string) =>
        device.network.push({
          label: `answer to ${tab.name} ${path}`,
          run(fate) {
            if (fate === "lost" || fate === "busy") return fail();
            const isPage = fate === "html";
            const response = new SimulatedResponse(isPage ? 200 : status, isPage ? "<html>" : text);
            tell(tab, `${path} answers`, () => resolve(response));
          },
        });
      device.network.push({
        label: `${tab.name} asks ${path}`,
        run(fate) {
          if (fate === "lost") return fail();
          if (fate === "html") return answer(200, "<html>");
          if (fate === "busy") return answer(503, "busy");
          const { status, body: told } = device.receive(request, fate === "refused");
          if (fate === "twice") device.receive(request, false);
          answer(status, JSON.stringify(told));
        },
      });
    });

  /** Work of the platform that takes its time. */
  const later = <Result>(kind: string, result: () => Result) =>
    new Promise<Result>((resolve) => tell(tab, kind, () => resolve(result())));

  class PageDate extends Date {
    static override now(): number {
      return now();
    }
  }
  const locks = device.locks && {
    request: (_name: string, work: Lock["work"]) =>
      new Promise<void>((done) => {
        device.locks?.push({ tab, work, done });
        if (!device.lockHolder) releaseLock(device, () => true);
      }),
  };
  const document = { visibilityState: "visible", addEventListener, removeEventListener };
  const realm = {
    document,
    location: { href: "http://shop.test/" },
    navigator: { onLine: true, ...(locks && { locks }) },
    localStorage,
    sessionStorage,
    BroadcastChannel: Channel,
    setTimeout: setTimer,
    clearTimeout: clearTimer,
    setInterval: setTimer,
    clearInterval: clearTimer,
    Date: PageDate,
    performance: { now: () => device.time },
    crypto: {
      getRandomValues(bytes: Uint8Array) {
        for (let index = 0; index < bytes.length; index++) bytes[index] = random(256);
        return bytes;
      },
    },
    fetch,
    addEventListener,
    removeEventListener,
  };
  const cipher = {
    encrypt: (text: string) => later("cipher", () => btoa(text)),
    decrypt: (text: string) => later("cipher", () => atob(text)),
  };
  return {
    ...realm,
    globalThis: realm,
    window: undefined,
    simulation: { cipher, random: () => random(1000) / 1000 },
  };
}

/** `Response` without a stream: one of Node's own takes as long as a whole history. */
class SimulatedResponse extends Response {
  readonly #text: string;
  constructor(status: number, text: string) {
    super(null, { status });
    this.#text = text;
  }
  override async text(): Promise<string> {
    return this.#text;
  }
}
