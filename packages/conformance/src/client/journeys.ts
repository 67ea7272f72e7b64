import { operationsById } from "marketplace-contract";
import type { Browser, Response } from "playwright-core";
import { CheckError } from "../check/check-error.js";
import { fieldOf } from "../check/json.js";
import type { Login } from "../check/options.js";
import type { Words } from "./journey-words.js";
import type { PlayedFault } from "./rules.js";
import { createWalker, done, type Move, type Screen, STEP_MS } from "./walker.js";

/** What journeys need. */
export interface JourneyOptions {
  /** The address of the app's first page. */
  readonly app: string;
  readonly words: Words;
  /** Who buys, and who comes afterwards; nobody in an app without a sign-in. */
  readonly members: readonly Login[];
  /** Of the first member; undefined where nothing is bought. */
  readonly fundPassword: string | undefined;
  /** Every fault that was played until now. */
  readonly faults: readonly PlayedFault[];
  /** Told before a page is loaded anew. */
  readonly onReload: () => void;
  /** Told what could not be done. */
  readonly onStuck: (sentence: string) => void;
  readonly signal: AbortSignal;
}

const MOST_ROUNDS = 4;
/** As often as lists are opened, and things bought, in one visit. */
const MOST_TIMES = 6;
/** An amount, in any digits. */
const PRICE = /\p{Nd}[.,٫]\p{Nd}{2}/u;

/**
 * Uses an app in Chromium as its members do, who try again when something fails: they look at what is theirs, order, pay, follow a
 * store, and sign out. It ends with a round without faults.
 * @throws {CheckError} when there is no browser, or no app
 */
export async function takeJourneys(options: JourneyOptions): Promise<void> {
  const { app, words, members, fundPassword, faults, onReload, onStuck, signal } = options;
  const browser = await launch();
  const stop = () => void browser.close();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const page = await browser.newPage();
    const walker = createWalker({ page, app, words, onReload, signal });
    const successes: string[] = [];
    page.on("response", async (response) => {
      const id = await successOf(response);
      if (id !== undefined) successes.push(id);
    });
    /** A goal is reached when the page is told so: that needs no words. */
    const until = async (id: string, moves: readonly Move[]) => {
      const before = successes.length;
      const isReached = await walker.walk(() => successes.slice(before).includes(id), moves);
      if (!isReached && !signal.aborted) onStuck(`${id} did not succeed; the page is ${page.url()}.`);
      return isReached;
    };

    if (!(await done(() => page.goto(app)))) throw new CheckError(`No app answers at ${app}.`);
    /** Again, as long as it meets faults. */
    const whileFaulty = async (most: number, errand: () => Promise<unknown>) => {
      for (let times = 0, met = -1; times < most && met < faults.length && !signal.aborted; times++) {
        met = faults.length;
        await errand();
      }
    };
    const lookAround = async () => {
      for (const move of [openProduct(), press("retry")]) await walker.once(move);
    };
    const visit = async (member: Login) => {
      const before = faults.length;
      const isHeld = () => faults.slice(before).some(({ answer }) => answer === "late");
      const signIn = signingIn(member);
      await until("auth.login", [signIn, press("signIn"), press("retry"), press("signOut"), press("member")]);
      // Who sees an answer that is held back leaves at once.
      await whileFaulty(MOST_TIMES, async () => isHeld() || walker.once(press("orders")));
      if (member === members[0] && fundPassword !== undefined && !isHeld()) {
        const moves = buying(fundPassword, [signIn, press("signIn")]);
        await whileFaulty(MOST_TIMES, async () => {
          await walker.home();
          if (await until("orders.create", moves)) await until("payments.payWithBalance", moves);
        });
        await walker.home();
        for (const move of [openProduct(), press("store"), press("follow")]) await walker.once(move);
      }
      // Some apps forget a session with their page: then once more.
      await until("auth.logout", [press("signOut"), press("member"), signIn, press("signIn")]);
    };
    await whileFaulty(MOST_ROUNDS, async () => {
      await lookAround();
      for (const member of members) await visit(member);
    });
  } catch (error) {
    // Whoever ends it gets the report of what was seen until then.
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener("abort", stop);
    await browser.close();
  }
}

const press =
  (control: keyof Words): Move =>
  (screen) =>
    screen.press(control);

function signingIn({ account, password }: Login): Move {
  return async ({ fill }) => {
    if (!(await fill("account", account))) return false;
    const field = await fill("password", password);
    return field !== undefined && done(() => field.press("Enter", { timeout: STEP_MS }));
  };
}

/** From whatever page to an order that is paid. */
function buying(fundPassword: string, signingIn: readonly Move[]): readonly Move[] {
  let isAdded = false;
  const open = openProduct();
  return [
    async ({ fill, press }) => (await fill("fundPassword", fundPassword)) !== undefined && press("pay"),
    press("acceptPrices"),
    press("sendAgain"),
    press("placeOrder"),
    press("checkOut"),
    async ({ isDialog, press }) => isAdded && !isDialog && press("cart"),
    async (screen) => {
      await choose(screen);
      isAdded = await screen.press("addToCart");
      return isAdded;
    },
    ...signingIn,
    press("retry"),
    (screen) => {
      isAdded = false;
      return open(screen);
    },
  ];
}

/** Another product each time: some are sold out. */
function openProduct(): Move {
  let opened = 0;
  return async ({ scope }) => {
    const products = scope.getByRole("listitem").or(scope.getByRole("article")).filter({ hasText: PRICE });
    const links = await products.getByRole("link").filter({ visible: true }).all();
    const link = links[opened++ % Math.max(1, links.length)];
    return link !== undefined && done(() => link.click({ timeout: STEP_MS }));
  };
}

/** One value of each option. */
async function choose({ scope }: Screen): Promise<void> {
  for (const group of await scope.getByRole("group").filter({ visible: true }).all()) {
    const values = group.getByRole("button").and(group.locator("[aria-pressed]:enabled"));
    if ((await values.count()) === 0 || (await group.locator("[aria-pressed=true]").count()) > 0) continue;
    await done(() => values.first().click({ timeout: STEP_MS }));
  }
}

const ids = new Map(Object.values(operationsById).map(({ id, method, path }) => [`${method} ${path}`, id]));

/** The operation that a page was told of as done. */
async function successOf(response: Response): Promise<string | undefined> {
  const id = ids.get(`${response.request().method()} ${new URL(response.url()).pathname}`);
  const answer: unknown = id === undefined ? undefined : await response.json().catch(() => undefined);
  return fieldOf(answer, "code") === 1 ? id : undefined;
}

async function launch(): Promise<Browser> {
  try {
    const { chromium } = await import("playwright-core");
    const { CHROME_PATH: executablePath } = process.env;
    const options = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
    return await chromium.launch({ ...options, ...(executablePath !== undefined && { executablePath }) });
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split("\n") : [];
    throw new CheckError(
      `Journeys need playwright-core and Chromium, which CHROME_PATH names or npx playwright-core install chromium brings: ${reason}.`,
    );
  }
}
