import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "../page-errors";
import { logIn, type Member } from "../sandbox/members";
import { texts } from "../sandbox/texts";
import { drawn, type FaultProxy } from "./proxy";

const { account, shell, ui } = texts.en;

/** Something that can be done when something is seen. */
export interface Move {
  see: Locator;
  act(): Promise<unknown>;
  /** It types an address, which no browser can open offline before the shop has been kept. */
  opens?: true;
}

/** What a user wants, how to go on from whatever the shop shows, and when it is done. */
export interface Errand {
  /** Where it begins. */
  start: string;
  /** Where a careful person looks first after the tab was closed: what has come of it? */
  look: string;
  /** In the order of their weight: the topmost element goes first. */
  moves(page: Page): readonly Move[];
  done(page: Page): Locator;
  /** Fields that keep what is typed over a reload. */
  drafts(page: Page): readonly Locator[];
}

const ROUNDS = 60;
/** Milliseconds for something to happen after a fault, retries of the client included. */
const PATIENCE = 40_000;
const HANDY = 3_000;

/** Carries an errand out as a person would who is not discouraged: offline for a moment, reloading, closing the tab. */
export async function carryOut(
  context: BrowserContext,
  errand: Errand,
  { seed, member, proxy }: { seed: number; member: Member; proxy: FaultProxy },
): Promise<void> {
  let page = await context.newPage();
  let typed = new Map<number, string>();
  await visit(page, errand.start);
  for (let round = 0; round < ROUNDS; round++) {
    const done = errand.done(page);
    const moves = [...always(page, member), ...errand.moves(page), ...astray(page, errand)];
    const seen = [done, ...moves.map(({ see }) => see)].reduce((all, one) => all.or(one));
    await expect(seen.filter({ visible: true }).first(), `round ${round} at ${page.url()}`).toBeVisible({
      timeout: PATIENCE,
    });
    await isWhole(page);
    await isKept(errand.drafts(page), typed);
    if (await done.isVisible()) return;

    const chance = drawn(seed, "round", round);
    if (chance < 0.08) await reload(page);
    else if (chance < 0.11) {
      await page.close();
      page = await context.newPage();
      typed = new Map();
      await visit(page, errand.look);
    } else {
      await act(context, moves, chance < 0.25);
      // Users don't press again before a response could have arrived.
      await expect.poll(() => proxy.underWay, { intervals: [50], timeout: PATIENCE }).toBe(0);
      for (const [index, field] of errand.drafts(page).entries()) {
        const value = await textOf(field);
        if (value) typed.set(index, value);
      }
    }
  }
  throw new Error(`Nothing came of it in ${ROUNDS} rounds; the last page was ${page.url()}`);
}

/** Repeatedly while there is no response. */
const reload = (page: Page): Promise<void> =>
  expect(async () => void (await page.reload())).toPass({ timeout: PATIENCE });
const visit = (page: Page, path: string): Promise<void> =>
  expect(async () => void (await page.goto(path))).toPass({ timeout: PATIENCE });

/** Does the first thing that can be done. If it has disappeared in the meantime, the page is examined again. */
async function act(context: BrowserContext, moves: readonly Move[], offline: boolean): Promise<void> {
  const move = await firstSeen(moves);
  if (!move) return;
  const isCutOff = offline && !move.opens;
  if (isCutOff) await context.setOffline(true);
  try {
    await move.act();
  } catch (error) {
    if (!(error instanceof Error && /Timeout|detached|closed/.test(error.message))) throw error;
  }
  if (isCutOff) await context.setOffline(false);
}

/**
 * Asks about half of them at once: each question is work for the page. The one that is left is looked for itself, as the
 * page may have gone on between two questions: an address must not be opened for something that was never there.
 */
async function firstSeen(moves: readonly Move[]): Promise<Move | undefined> {
  let left = moves;
  while (left.length > 1) {
    const half = left.slice(0, Math.ceil(left.length / 2));
    left = (await areSeen(half)) ? half : left.slice(half.length);
  }
  return (await areSeen(left)) ? left[0] : undefined;
}

const areSeen = (moves: readonly Move[]): Promise<boolean> =>
  moves
    .map(({ see }) => see.first())
    .reduce((all, one) => all.or(one))
    .filter({ visible: true })
    .first()
    .isVisible();

/** What is in a field; undefined without such a field. */
const textOf = (field: Locator): Promise<string | undefined> =>
  field
    .filter({ visible: true })
    .evaluateAll(([found]) =>
      found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found.value : undefined,
    )
    .catch(() => undefined);

/** What was typed in this tab is still there: after failures, a reload, and a login in the middle of the form. */
async function isKept(fields: readonly Locator[], typed: ReadonlyMap<number, string>): Promise<void> {
  for (const [index, value] of typed) {
    const field = fields[index];
    if (field && (await textOf(field)) === "") await expect(field).toHaveValue(value);
  }
}

/** Whatever is on screen, it is a page of the shop, and never the crash page. */
export async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(shell.failedText)).toHaveCount(0);
}

const always = (page: Page, member: Member): readonly Move[] => [
  // Not even the shop's script has come.
  press(page.getByRole("link", { name: "Reload" })),
  { see: page.getByLabel(account.account), act: () => logIn(page, member, { timeout: HANDY }) },
  {
    see: page.getByRole("main").getByRole("link", { name: account.logIn, exact: true }),
    act: () =>
      page
        .getByRole("main")
        .getByRole("link", { name: account.logIn, exact: true })
        .click({ timeout: HANDY }),
  },
  // The login succeeded, and its page was reloaded before it could redirect.
  {
    see: page.getByRole("heading", { name: account.alreadyIn }),
    act: () => page.getByRole("button", { name: ui.back }).click({ timeout: HANDY }),
  },
  {
    see: page.getByRole("button", { name: shell.retry }),
    act: () => page.getByRole("button", { name: shell.retry }).first().click({ timeout: HANDY }),
  },
];

/** In a reopened tab, "Back" leads home: from there the user checks the result. */
const astray = (page: Page, { look }: Errand): readonly Move[] => [
  open(page.locator(`nav a[href="/"][aria-current="page"]`), look),
];

/** Presses something that is there. */
export const press = (see: Locator): Move => ({ see, act: () => see.first().click({ timeout: HANDY }) });

/** Fills a field unless it says that already. */
export async function fill(field: Locator, value: string): Promise<void> {
  if ((await field.inputValue({ timeout: HANDY })) !== value) await field.fill(value, { timeout: HANDY });
}

/** Goes somewhere by its address. */
export const open = (see: Locator, path: string): Move => ({
  see,
  act: () => visit(see.page(), path),
  opens: true,
});
