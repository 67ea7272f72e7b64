import type { AgreedOrder } from "../../../src/checkout/order";
import type { RechargeInput } from "../../../src/recharge/pending-recharge";
import type { ConfirmedWithdrawal } from "../../../src/withdrawal/withdrawal";
import type { Tab } from "./device";
import type { Page, Told } from "./page";
import type { NumberedKind } from "./server";
import { type Act, SENT, SENT_AGAIN } from "./steps";
import type { Intent, Place, World } from "./world";

interface Open {
  readonly tab: Tab;
  readonly page: Page;
}

/** Does something in a page, if it is offered there. */
export async function doAct(world: World, { tab, page }: Open, act: Act, member: string): Promise<void> {
  const { cart, favorites, checkout, session } = page;
  const shown = page.shownUser();
  const number = ++world.numbers;
  switch (act) {
    case "sign in":
      if (!session.state.loggedIn) world.signIn({ tab, page }, member);
      return;
    case "sign out": {
      if (!session.state.loggedIn) return;
      // The page signs out the current user.
      const token = session.get();
      if (!token) return;
      world.signedOut.add(token);
      for (const intent of world.intents.values()) intent.isGivenUp = true;
      void page.signOut();
      return;
    }
    case "add to cart":
      cart.add({ id: number, shopId: 1, shopName: "Harbour" });
      world.chosen.set(number, { list: "cart", tab, state: "in" });
      return;
    case "add favorite":
      favorites.add({ id: number });
      world.chosen.set(number, { list: "favorites", tab, state: "in" });
      return;
    case "take from cart": {
      const line = cart.removeAt(number % (cart.state.lines.length || 1));
      const one = line && world.chosen.get(Number(line.id));
      if (one && one.state === "in") one.state = "out";
      return;
    }
    case "remove favorite": {
      const product = favorites.state.products[number % (favorites.state.products.length || 1)];
      if (!product) return;
      favorites.remove(product.id);
      const one = world.chosen.get(Number(product.id));
      if (one && one.state === "in") one.state = "out";
      return;
    }
    case "buy now":
      if (!checkout.state.isPlacing)
        checkout.start([{ id: number, shopId: 1, shopName: "Harbour", num: 1 }], "product");
      return;
    case "check out cart":
      if (!checkout.state.isPlacing) checkout.start(cart.selected(), "cart");
      return;
    case "write remark":
      if (!checkout.state.isPlacing) checkout.change({ remark: `remark ${number}` });
      return;
    case "order":
      order(world, { tab, page }, shown, number);
      return;
    case "order again":
      orderAgain(world, { tab, page }, shown);
      return;
    case "withdraw":
      withdraw(world, page, shown, number);
      return;
    case "withdraw again":
      withdrawAgain(world, page, shown);
      return;
    case "top up":
      topUp(world, page, shown, number);
      return;
    case "top up again":
      topUpAgain(world, page, shown);
      return;
    case "look at account":
      if (session.state.loggedIn) page.lookAtAccount().catch(() => undefined);
      return;
    default:
      return isSentAgain(act)
        ? sendAgain(world, page, shown, SENT_AGAIN[act])
        : send(world, page, shown, SENT[act], number);
  }
}

const isSentAgain = (act: Act): act is keyof typeof SENT_AGAIN => Object.hasOwn(SENT_AGAIN, act);

/** Presses the button twice, as people do. */
function order(world: World, { page }: Open, shown: string | undefined, number: number): void {
  const { lines, userId, pendingOrder, placedOrder, isPlacing, draft } = page.checkout.state;
  const isReady = shown !== undefined && userId === shown && lines.length > 0;
  if (!isReady || pendingOrder || placedOrder || isPlacing) return;
  const token = `order-${number}-for-${shown}`;
  for (const { id } of lines) {
    const one = world.chosen.get(Number(id));
    if (one) one.state = "either";
  }
  const intent: Intent = newIntent(world, page, "order", token, shown);
  const agreed: AgreedOrder = {
    lines,
    token,
    total: "5.00",
    addressId: "7",
    origin: draft.origin,
    remark: draft.remark,
  };
  void page.checkout.place(agreed).then((created) => tellOrder(page, intent, created !== undefined));
  void page.checkout.place(agreed);
}

function orderAgain(world: World, { page }: Open, shown: string | undefined): void {
  const { pendingOrder, userId, isPlacing } = page.checkout.state;
  const intent = pendingOrder && world.intents.get(pendingOrder.token);
  if (!intent || isPlacing || shown === undefined || userId !== shown) return;
  void page.checkout.place().then((created) => tellOrder(page, intent, created !== undefined));
}

/** Notes what the page says about an order: placed, not placed, or nothing yet. */
function tellOrder(page: Page, intent: Intent, isDone: boolean): void {
  const { pendingOrder, error } = page.checkout.state;
  const kept = page.pendingOrder(intent.member);
  if (isDone) intent.told = "done";
  else if (kept?.token === intent.token || pendingOrder?.token === intent.token || intent.isGivenUp) return;
  else intent.told ??= error ? "refused" : "elsewhere";
}

function withdraw(world: World, page: Page, shown: string | undefined, number: number): void {
  if (shown === undefined || page.pendingWithdrawal(shown)) return;
  const token = `quote-${number}-for-${shown}`;
  const figures = { amount: "5.00", fee: "1.00", received: "4.00", currency: "USDT", rate: "1" };
  const target = { coin: "USDT", network: "TRC20", address: "T1", memo: "" };
  const intent = newIntent(world, page, "withdrawal", token, shown);
  sendWithdrawal(page, shown, { ...target, ...figures, quote_id: token }, intent);
}

function withdrawAgain(world: World, page: Page, shown: string | undefined): void {
  const pending = shown === undefined ? undefined : page.pendingWithdrawal(shown);
  const intent = pending && world.intents.get(pending.quote_id);
  if (shown !== undefined && intent) sendWithdrawal(page, shown, pending, intent);
}

function sendWithdrawal(page: Page, member: string, withdrawal: ConfirmedWithdrawal, intent: Intent): void {
  void page.withdraw(member, withdrawal).then((told) => {
    if (told === "done") intent.told = "done";
    else if (told === "refused" && !intent.isGivenUp) intent.told ??= "refused";
    else if (told === "not sent" && page.pendingWithdrawal(member)?.quote_id !== intent.token)
      intent.told ??= "elsewhere";
  });
}

/** Presses the button twice, as people do; every other time in two tabs. */
async function send(
  world: World,
  page: Page,
  shown: string | undefined,
  kind: NumberedKind,
  number: number,
): Promise<void> {
  if (shown === undefined) return;
  const intent = newIntent(world, page, kind, `${kind}-${number}-for-${shown}`, shown);
  const isOther = ({ current }: Place) => current?.page !== page && current?.page.shownUser() === shown;
  // While the storage is full, a key is known to its page alone.
  const isShared = number % 2 === 0 && !intent.isInMemory;
  const other = isShared ? world.places.find(isOther)?.current : undefined;
  for (const one of [page, other?.page ?? page]) {
    void one.send(shown, kind, intent.token).then(tell(world, intent, one));
  }
  // A key that one tab has dropped is another call's: both look for it before the network answers.
  if (other) await world.encipher();
}

/**
 * The page of an order, a payment or a withdrawal is found again by its number, in any tab. The button is pressed while nothing is known,
 * where the last word was that the outcome is unknown, and in a page that still says so.
 */
function sendAgain(world: World, page: Page, shown: string | undefined, kind: NumberedKind): void {
  const intent = [...world.intents.values()].find(
    (one) =>
      one.kind === kind &&
      one.member === shown &&
      (!one.told || one.isUnknown || one.unknownIn.has(page)) &&
      !one.isGivenUp &&
      (!one.isInMemory || one.page === page),
  );
  if (intent) void page.send(intent.member, kind, intent.token).then(tell(world, intent, page));
}

const tell =
  (world: World, intent: Intent, page: Page) =>
  (told: Told): void => {
    if (told === "unknown") intent.unknownIn.add(page);
    // Another page may have dropped the key, and a full storage does not take it again.
    if (told === "unknown" && world.device.isFull) Object.assign(intent, { isInMemory: true, page });
    else if (told !== "not sent") intent.unknownIn.delete(page);
    // Once somebody else is signed in, the page alone knows it.
    if (told !== "not sent") intent.isUnknown = told === "unknown" && page.shownUser() === intent.member;
    if (told === "done") intent.told = "done";
    else if (told === "refused" && !intent.isGivenUp) intent.told ??= "refused";
  };

function topUp(world: World, page: Page, shown: string | undefined, number: number): void {
  if (shown === undefined || page.pendingRecharge(shown)) return;
  const intent = newIntent(world, page, "recharge", `recharge-${number}-for-${shown}`, shown);
  sendTopUp(world, page, { coin: "USDT", network: intent.token, amount: "5.00" }, intent);
}

function topUpAgain(world: World, page: Page, shown: string | undefined): void {
  const pending = shown === undefined ? undefined : page.pendingRecharge(shown);
  const intent = pending && world.intents.get(pending.network);
  if (intent) sendTopUp(world, page, pending, intent);
}

function sendTopUp(world: World, page: Page, input: RechargeInput, intent: Intent): void {
  void page.topUp(intent.member, input).then((told) => {
    tell(world, intent, page)(told);
    if (told === "not sent" && page.pendingRecharge(intent.member)?.network !== intent.token)
      intent.told ??= "elsewhere";
  });
}

function newIntent(world: World, page: Page, kind: Intent["kind"], token: string, member: string): Intent {
  const isInMemory = world.device.isFull;
  const intent = {
    kind,
    token,
    member,
    told: undefined,
    isUnknown: false,
    unknownIn: new Set<Page>(),
    isGivenUp: false,
    isInMemory,
    page,
  };
  world.intents.set(token, intent);
  return intent;
}
