import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page, Request } from "playwright-core";
import type { Control, Words } from "./journey-words.js";

/** What a walk through an app needs. */
export interface WalkOptions {
  readonly page: Page;
  /** The address of the app's first page. */
  readonly app: string;
  readonly words: Words;
  /** Told before a page is loaded anew. */
  readonly onReload: () => void;
  readonly signal: AbortSignal;
}

/** Somebody who uses an app by what is on the screen. */
export interface Walker {
  /** Does the first move that is possible, again and again. @returns whether the goal was reached */
  walk(goal: () => boolean, moves: readonly Move[]): Promise<boolean>;
  /** Does something once, or else loads the page anew, and loads again what has failed. */
  once(move: Move): Promise<void>;
  /** Opens the app's first page. */
  home(): Promise<void>;
}

/** @returns whether it was possible */
export type Move = (screen: Screen) => Promise<boolean>;

/** What is on the screen: a dialog that is open, or the page. */
export interface Screen {
  readonly scope: Page | Locator;
  readonly isDialog: boolean;
  /** Presses the first button or link with this name. */
  press(control: Control): Promise<boolean>;
  /** @returns the field with this label, once it is filled */
  fill(control: Control, value: string): Promise<Locator | undefined>;
}

const PRESSED = ["button", "link", "menuitem"] as const;
/** As long as one press or one text may take. */
export const STEP_MS = 3000;
/** As long as a rule may want a client to wait, and a bit. */
const PAUSE_MS = 3300;
const LOAD_MS = 30_000;
const MOST_STEPS = 60;
/** The same move in the same place, before the page is loaded anew. */
const MOST_REPEATS = 2;
/** Pages that were loaded anew without anything to do on them. */
const MOST_IDLE = 4;
const QUIET_MS = 250;
const MOST_QUIET_MS = 6000;

export function createWalker({ page, app, words, onReload, signal }: WalkOptions): Walker {
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType())) open.add(request);
  });
  const close = (request: Request) => void open.delete(request);
  page.on("requestfinished", close).on("requestfailed", close);

  /** Until the app has what it asked for; not longer, since some answers are held back. */
  async function settle(): Promise<void> {
    const end = Date.now() + MOST_QUIET_MS;
    for (let quiet = 0; quiet < 3 && Date.now() < end; quiet = open.size > 0 ? 0 : quiet + 1) {
      await sleep(QUIET_MS);
    }
  }

  async function load(go: () => Promise<unknown>): Promise<void> {
    open.clear();
    onReload();
    await done(go);
    await settle();
  }
  const home = () => load(() => page.goto(app, { timeout: LOAD_MS }));
  const reload = () => load(() => page.reload({ timeout: LOAD_MS }));

  async function screen(): Promise<Screen> {
    const [dialog] = await visible(page.getByRole("dialog"));
    const scope = dialog ?? page;
    return {
      scope,
      isDialog: dialog !== undefined,
      async press(control) {
        for (const role of PRESSED) {
          const [first] = await visible(scope.getByRole(role, { name: words[control], disabled: false }));
          if (first) return done(() => first.click({ timeout: STEP_MS }));
        }
        return false;
      },
      async fill(control, value) {
        const [first] = await visible(scope.getByLabel(words[control]).and(page.locator("input")));
        if (!first) return undefined;
        return (await done(() => first.fill(value, { timeout: STEP_MS }))) ? first : undefined;
      },
    };
  }

  async function walk(goal: () => boolean, moves: readonly Move[]): Promise<boolean> {
    let last = "";
    let repeats = 0;
    let idle = 0;
    for (let step = 0; step < MOST_STEPS && idle < MOST_IDLE && !signal.aborted; step++) {
      const move = await firstOf(moves, await screen());
      await settle();
      if (goal()) return true;
      const place = `${move} ${page.url()}`;
      repeats = place === last ? repeats + 1 : 0;
      last = place;
      idle = move < 0 ? idle + 1 : 0;
      if (move >= 0 && repeats < MOST_REPEATS) continue;
      // What users do when nothing happens.
      await sleep(PAUSE_MS);
      await (repeats > MOST_REPEATS || idle > 1 ? home() : reload());
    }
    return false;
  }

  return {
    walk,
    home,
    async once(move) {
      if (!(await move(await screen()))) await reload();
      await settle();
      await sleep(PAUSE_MS);
      if (await (await screen()).press("retry")) await settle();
    },
  };
}

async function firstOf(moves: readonly Move[], screen: Screen): Promise<number> {
  for (const [i, move] of moves.entries()) if (await move(screen)) return i;
  return -1;
}

const visible = (locator: Locator): Promise<Locator[]> => locator.filter({ visible: true }).all();

/** What has gone under the pointer was not done. */
export const done = (action: () => Promise<unknown>): Promise<boolean> =>
  action().then(
    () => true,
    () => false,
  );
