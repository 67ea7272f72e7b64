import type { EffectKind } from "./server";
import type { History, Step } from "./steps";
import { doAct } from "./user";
import { check, createWorld, type OpenPage, type Place, plain, settle, type World } from "./world";

const MINUTE_MS = 60_000;

/** A tab with its page. */
type Current = NonNullable<Place["current"]>;

/**
 * Lives through a history and then lets everything come to rest.
 *
 * @returns the kinds of calls that the server has carried out
 * @throws {Broken} with what went wrong
 */
export async function runHistory(
  open: OpenPage,
  { kind, steps, startsSignedIn }: History,
): Promise<Set<EffectKind>> {
  const world = createWorld(open, kind);
  for (const place of world.places.slice(0, 2)) await world.open(place);
  try {
    if (startsSignedIn) await signInAs(world, "1");
    for (const step of steps) {
      await take(world, step);
      checkAlways(world);
    }
    await comeToRest(world);
    checkAtRest(world);
    return new Set(world.server.effects.map((effect) => effect.kind));
  } finally {
    // Nothing goes on once another history has begun.
    await settle();
  }
}

async function take(world: World, step: Step): Promise<void> {
  const place = "tab" in step ? world.places[step.tab] : undefined;
  switch (step.do) {
    case "act":
      if (place?.current && !place.current.tab.frozen)
        await doAct(world, place.current, step.act, `${step.member}`);
      await settle();
      return;
    case "next":
      await world.next(step.pick, step.fate);
      return;
    case "flow":
      return world.flow();
    case "wait":
      return world.wait(step.ms);
    case "set clock":
      world.device.clockOffset += step.hours * 60 * MINUTE_MS;
      return;
    case "storage":
      return world.fill(step.isFull);
    case "freeze":
      return place && world.freeze(place, step.keepsEvents);
    case "wake":
      return place && world.wake(place);
    case "end":
      return place && world.end(place, step.how, step.isReload);
    case "open":
      if (place && !place.current) await world.open(place);
      return;
    case "end sessions":
      world.server.endSessions();
      return;
    case "change account":
      if (place?.current && !place.current.tab.frozen)
        await changeAccount(world, place.current, `${step.member}`);
  }
}

/** An answer to a call about money: those about users and their lists are all below `/api/user`. */
const isMoney = (label: string): boolean => /^answer to .*\/api\/(?!user\/)/.test(label);

/** Somebody signs in where the session has ended, before calls about money are answered. */
async function changeAccount(world: World, current: Current, member: string): Promise<void> {
  await world.flow(isMoney);
  world.server.endSessions();
  await doAct(world, current, "look at account", member);
  await world.flow(isMoney);
  await doAct(world, current, "sign in", member);
  await world.flow(isMoney);
}

/** The network works again, there is space, every tab is awake, and the user retries until there is an outcome. */
async function comeToRest(world: World): Promise<void> {
  world.fill(false);
  for (const place of world.places) await world.wake(place);
  const first = world.places[0];
  if (!first) return;
  if (!first.current) await world.open(first);
  for (let round = 0; round < 3; round++) {
    await world.flow();
    await world.wait(MINUTE_MS);
  }
  for (let round = 0; round < 3; round++) await askForOutcomes(world, first);
  // A page that opens now knows nothing but what is stored.
  const free = world.places.find(({ current }) => !current);
  if (free) await world.open(free);
  await world.flow();
  checkSessions(world);
  // The page comes to the front: lists are read again.
  for (const { current } of world.places) if (current) void current.page.sync.run();
  await world.flow();
  await world.wait(MINUTE_MS);
  await world.flow();
}

/** Retries every call without an outcome, in every tab that offers it. */
async function askForOutcomes(world: World, first: Place): Promise<void> {
  const open = [...world.intents.values()].filter(
    ({ told, isUnknown, isGivenUp }) => (!told || isUnknown) && !isGivenUp,
  );
  if (open.length === 0) return;
  // A page that opens finds what other tabs have sent.
  await world.end(first, "closed", true);
  await world.flow();
  for (const member of new Set(open.map((intent) => intent.member))) {
    if (first.current?.page.shownUser() !== member) await signInAs(world, member);
    for (const act of [
      "order again",
      "withdraw again",
      "pay again",
      "top up again",
      "cancel again",
      "open a dispute again",
      "accept a refund again",
      "take a withdrawal back again",
    ] as const) {
      for (const { current } of world.places) {
        if (!current) continue;
        await doAct(world, current, act, member);
        await world.flow();
        await world.wait(MINUTE_MS);
        await world.flow();
      }
    }
  }
}

/** The session ends, as it does on the server, and the member signs in where it is offered. */
async function signInAs(world: World, member: string): Promise<void> {
  const current = world.places[0]?.current;
  if (!current) return;
  world.server.endSessions();
  if (current.page.session.state.loggedIn) await doAct(world, current, "look at account", member);
  await world.flow();
  await doAct(world, current, "sign in", member);
  await world.flow();
}

/** Holds at every moment. */
function checkAlways(world: World): void {
  const { server, device, signedOut } = world;
  const once = new Set<string>();
  for (const { token } of server.effects) {
    check(!once.has(token), `${token} happened twice`);
    once.add(token);
  }
  const token = device.local.get("access_key");
  check(token === undefined || !signedOut.has(token), "a session that was signed out is stored again");
}

/** Holds once nothing is on its way, before anybody looks at a page again: what they show is what they have heard. */
function checkSessions(world: World): void {
  const { server, device, places, signedOut, lastToken } = world;
  const tabs = places.flatMap(({ current }) => (current ? [current] : []));
  const stored = device.local.get("access_key");
  for (const { tab, page } of tabs) {
    const isShown = page.session.state.loggedIn;
    const member = page.shownUser();
    const token = page.session.get();
    check(token === undefined || !signedOut.has(token), `${tab.name} has a session that was signed out`);
    if (world.isSessionPartial) continue;
    check(isShown === (stored !== undefined), `${tab.name} shows another session than is stored`);
    check(token === stored, `${tab.name} has another session than is stored`);
    const owner = stored && /\d$/.exec(stored)?.[0];
    check(member === owner, `${tab.name} shows member ${member} in the session of ${owner}`);
  }
  const isLeft =
    lastToken !== undefined && server.memberOf(lastToken) !== undefined && !signedOut.has(lastToken);
  if (isLeft && !world.wasFull) check(stored !== undefined, "a session is gone that nobody has ended");
}

/** Holds once nothing is on its way. */
function checkAtRest(world: World): void {
  checkAlways(world);
  const { server, device, intents, chosen, places } = world;
  const done = new Set(server.effects.map(({ token }) => token));
  for (const { token, told, isGivenUp } of intents.values()) {
    if (told === "done") check(done.has(token), `${token} was told as done, and is not`);
    else if (told === "refused") check(!done.has(token), `${token} was told as refused, and happened`);
    else check(told === "elsewhere" || isGivenUp, `nobody was told what became of ${token}`);
  }

  const tabs = places.flatMap(({ current }) => (current ? [current] : []));
  const stored = device.local.get("access_key");
  // A full storage keeps what it can; the user is warned.
  if (world.wasFull) return;
  for (const [list, key] of [
    ["cart", "shopCart"],
    ["favorites", "favoriteProducts"],
  ] as const) {
    const ids = (value: unknown): string => JSON.stringify(idsOf(value).sort());
    const kept = JSON.parse(device.local.get(key) ?? "[]");
    for (const { tab, page } of tabs) {
      const shown = list === "cart" ? page.cart.state.lines : page.favorites.state.products;
      check(ids(shown) === ids(kept), `${tab.name} shows ${ids(shown)} in ${list}, stored are ${ids(kept)}`);
    }
    const member = stored ? server.memberOf(stored) : undefined;
    if (member !== undefined && !world.isSessionPartial) {
      const saved = server.lists(member)[list];
      check(ids(saved) === ids(kept), `the server has ${ids(saved)} in ${list}, stored are ${ids(kept)}`);
    }
    const onDevice = new Set(idsOf(kept));
    const onServer = new Set(["1", "2"].flatMap((id) => idsOf(server.lists(id)[list])));
    for (const [id, one] of chosen) {
      if (one.list !== list) continue;
      if (one.state === "in")
        check(onDevice.has(id) || onServer.has(id), `${id} was put into ${list}, and is gone`);
      // What one member has taken away may still be the other's.
      if (one.state === "out" && world.members.size < 2)
        check(!onDevice.has(id), `${id} was taken from ${list}, and is back`);
    }
  }
}

const idsOf = (value: unknown): number[] => {
  const rows = plain(value);
  return Array.isArray(rows) ? rows.map(({ id }) => Number(id)) : [];
};
