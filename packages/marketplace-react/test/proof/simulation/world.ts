import { isDeepStrictEqual } from "node:util";
import { compileFunction } from "node:vm";
import {
  createDevice,
  type Device,
  type DeviceKind,
  dispatch,
  endTab,
  type Fate,
  nextTimer,
  openTab,
  pendingOf,
  type Receive,
  realmOf,
  type Tab,
  wakeTab,
} from "./device";
import type { openPage, Page } from "./page";
import { createServer, type EffectKind } from "./server";
import { TABS } from "./steps";

/** Opens a page in a tab, with the code of a bundle. */
export type OpenPage = (tab: Tab, seed: number) => Page;

const NAMES = Object.keys(
  realmOf(
    openTab(
      createDevice(() => ({ status: 200, body: {} }), { hasLocks: true, heedsAbort: true }),
      "",
    ),
    1,
  ),
);

/** The code of a page: for each page it makes anew all that its modules remember. */
type Copy = (globals: ReturnType<typeof realmOf>) => typeof openPage;

/** @param code from `bundlePage` */
export function pageOpener(code: string): OpenPage {
  const evaluate = compileFunction(
    `"use strict"; const enter = (globals) => { ({ ${NAMES} } = globals); }; ${code}`,
    NAMES,
  );
  const copies: Copy[] = [];
  let device: Device | undefined;
  let used = 0;
  return (tab, seed) => {
    // The pages of a device share no copy, and a copy remembers no page of the device before, whose history is over.
    if (tab.device !== device) used = 0;
    device = tab.device;
    const copy: Copy = copies[used] ?? evaluate();
    copies[used++] = copy;
    return copy(realmOf(tab, seed))();
  };
}

/** What a history found wrong. */
export class Broken extends Error {}

export function check(isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new Broken(what);
}

/** A tab's place in the window, with the page in it. */
export interface Place {
  readonly index: number;
  readonly session: Map<string, string>;
  current: { readonly tab: Tab; readonly page: Page } | undefined;
  /** How the checkout looked when its page ended. */
  checkoutBefore: unknown;
}

/** What the user wanted to happen once, and what a page said about it. */
export interface Intent {
  readonly kind: EffectKind;
  readonly token: string;
  readonly member: string;
  told: "done" | "refused" | "elsewhere" | undefined;
  /** Of what is sent by its number, and of recharges: the last word, in any tab, was that the outcome is unknown. */
  isUnknown: boolean;
  /** Pages whose own last word it was. */
  readonly unknownIn: Set<Page>;
  /** Signing out gives up what has no outcome. */
  isGivenUp: boolean;
  /** The storage was full: what waits for an outcome was in memory. */
  isInMemory: boolean;
  /** Where it was wanted first, or has no outcome: while its key is in memory, no other page knows it. */
  page: Page;
}

/** What the user has put into a list, and whether it should be there. */
export interface Chosen {
  readonly list: "cart" | "favorites";
  readonly tab: Tab;
  state: "in" | "out" | "either";
}

const KEYS = { cart: "shopCart", favorites: "favoriteProducts" } as const;

/** The longest that a cipher takes. One that never answers is no history of a device, but a test of what waits for it. */
const CIPHER_MS = 1_000;

/** One device with its tabs, a server, and a user who notes down what he did. */
export function createWorld(open: OpenPage, kind: DeviceKind) {
  const server = createServer();
  const receive: Receive = (request, isRefused) => {
    const member = server.memberOf(request.token ?? "");
    const { price_token, quote_id, pay_no, network, order_no } = JSON.parse(request.body || "{}");
    const intent = intents.get(String(price_token ?? quote_id ?? pay_no ?? network ?? order_no));
    if (intent && member !== undefined) {
      check(intent.member === member, `${intent.token} was sent with the token of member ${member}`);
    }
    return server.receive(request, isRefused);
  };
  const device = createDevice(receive, kind, (key) => {
    if (key === "access_key") world.lastToken = device.local.get(key) ?? world.lastToken;
  });
  const intents = new Map<string, Intent>();
  const chosen = new Map<number, Chosen>();
  const signedOut = new Set<string>();
  const places: Place[] = Array.from({ length: TABS }, (_, index) => ({
    index,
    session: new Map(),
    current: undefined,
    checkoutBefore: undefined,
  }));
  let pages = 0;
  const world = {
    server,
    device,
    intents,
    chosen,
    signedOut,
    places,
    /** Members who have signed in on this device. */
    members: new Set<string>(),
    /** The storage did not take the session, or its page ended while it was stored: tabs can't know the same. */
    isSessionPartial: false,
    /** The token that was stored last, for however short a time: an answer to a sign-in that comes late takes the place of another's. */
    lastToken: undefined as string | undefined,
    wasFull: false,
    numbers: 0,

    async open(place: Place): Promise<void> {
      const tab = openTab(device, `tab ${place.index}`, place.session);
      const page = open(tab, ++pages);
      place.current = { tab, page };
      const { lines, draft } = page.checkout.state;
      const before = place.checkoutBefore;
      place.checkoutBefore = undefined;
      check(
        before === undefined || isDeepStrictEqual(before, plain({ lines, draft })),
        "a reload lost the checkout",
      );
      await settle();
    },

    async end(place: Place, how: "closed" | "killed", isReload: boolean): Promise<void> {
      if (!place.current) return;
      const { tab, page } = place.current;
      const { lines, draft } = page.checkout.state;
      // What a full storage did not take is gone with its page.
      place.checkoutBefore = world.wasFull ? undefined : plain({ lines, draft });
      endTab(tab, how);
      place.current = undefined;
      for (const [id, one] of chosen) {
        if (one.tab !== tab || one.state !== "in") continue;
        if (world.wasFull && !isStored(one.list, id)) one.state = "either";
      }
      for (const intent of intents.values()) if (intent.isInMemory) intent.isGivenUp = true;
      if (signingIn.delete(tab)) world.isSessionPartial = true;
      if (!isReload) {
        place.session.clear();
        place.checkoutBefore = undefined;
      }
      await settle();
      if (isReload) await world.open(place);
    },

    async freeze({ current }: Place, keepsEvents: boolean): Promise<void> {
      if (!current || current.tab.frozen) return;
      if (!keepsEvents) dispatch(current.tab, "pagehide");
      current.tab.frozen = { keepsEvents };
      await settle();
    },

    async wake({ current }: Place): Promise<void> {
      if (!current?.tab.frozen) return;
      wakeTab(current.tab);
      await settle();
    },

    async next(pick: number, fate: Fate): Promise<boolean> {
      const pending = pendingOf(device);
      if (pending.length === 0) return false;
      pending[pick % pending.length]?.run(fate);
      await settle();
      return true;
    },

    /** All that is under way arrives, in the order in which it was sent. @param isHeld what does not, by its label */
    async flow(isHeld: (label: string) => boolean = () => false): Promise<void> {
      await settle();
      for (let count = 0; ; count++) {
        const first = pendingOf(device).find(({ label }) => !isHeld(label));
        if (!first) return;
        check(count < 2_000, "it never comes to rest");
        first.run("well");
        await settle();
      }
    },

    async wait(ms: number): Promise<void> {
      if (ms > CIPHER_MS) await encipher();
      const end = device.time + ms;
      for (let timer = nextTimer(device, end); timer; timer = nextTimer(device, end)) {
        device.time = Math.max(device.time, timer.at);
        timer.run();
        await settle();
      }
      device.time = end;
    },

    fill(isFull: boolean): void {
      device.isFull = isFull;
      world.wasFull ||= isFull;
    },

    /** Signs in, and notes whether the session could be stored as a whole. */
    signIn({ tab, page }: { tab: Tab; page: Page }, member: string): void {
      if (signingIn.has(tab)) return;
      signingIn.add(tab);
      world.members.add(member);
      void page.signIn(member).then(
        (token) => {
          if (!signingIn.delete(tab)) return;
          // One that another has replaced makes nothing whole: the other's page may have ended before its user was stored.
          const isReplaced = device.local.get("access_key") !== token;
          world.isSessionPartial = world.wasFull || (world.isSessionPartial && isReplaced);
        },
        () => signingIn.delete(tab),
      );
    },
  };
  const signingIn = new Set<Tab>();
  /** The cipher has answered in every page that is awake. */
  const encipher = async (): Promise<void> => {
    await settle();
    const ciphers = () => device.tabs.filter(({ frozen, queues }) => !frozen && queues.get("cipher")?.length);
    for (let busy = ciphers(); busy.length > 0; busy = ciphers()) {
      for (const { queues } of busy) queues.get("cipher")?.shift()?.();
      await settle();
    }
  };
  const isStored = (list: Chosen["list"], id: number): boolean =>
    new RegExp(`"id":${id}\\b`).test(device.local.get(KEYS[list]) ?? "");
  return Object.assign(world, { isStored, encipher });
}

export type World = ReturnType<typeof createWorld>;

/** Lets all promises that are ready go on. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** As JSON keeps it: without proxies. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
