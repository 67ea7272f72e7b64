import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "../page-errors";
import { logIn, type Member } from "../sandbox/members";
import { texts } from "../sandbox/texts";
import { type FaultProxy, seededRandom } from "./proxy";

const { account, labels, shell } = texts.en;

/** Something to do when an element is visible. */
export interface Move {
  see: Locator;
  act(): Promise<unknown>;
  /** Whether it opens an address, which fails offline until the shop is cached. */
  opens?: true;
}

/** A user's goal, the moves toward it from any screen, and how to see that it is reached. */
export interface Errand {
  /** Path of the first screen. */
  start: string;
  /** Path of the screen that shows the result, where a careful user looks first after closing the tab. */
  look: string;
  /** By priority: the first one whose element is visible is made. */
  moves(page: Page): readonly Move[];
  done(page: Page): Locator;
  /** Fields whose text must survive a reload. */
  drafts(page: Page): readonly Locator[];
}

const MAX_ROUNDS = 60;
/** Milliseconds until something happens after a fault, including the client's retries. */
const FAULT_TIMEOUT_MS = 40_000;
const ACTION_TIMEOUT_MS = 3_000;

/** Runs an errand like a persistent user, who goes offline for a moment, reloads, and closes the tab. */
export async function carryOut(
  context: BrowserContext,
  errand: Errand,
  { seed, member, proxy }: { seed: number; member: Member; proxy: FaultProxy },
): Promise<void> {
  let page = await context.newPage();
  let typed = new Map<number, string>();
  await visit(page, errand.start);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const done = errand.done(page);
    const moves = [...commonMoves(page, member), ...errand.moves(page), ...fallbackMoves(page, errand)];
    const seen = [done, ...moves.map(({ see }) => see)].reduce((all, one) => all.or(one));
    await expect(seen.filter({ visible: true }).first(), `round ${round} at ${page.url()}`).toBeVisible({
      timeout: FAULT_TIMEOUT_MS,
    });
    await expectIntact(page);
    await expectDraftsKept(errand.drafts(page), typed);
    if (await done.isVisible()) return;

    const chance = seededRandom(seed, "round", round);
    if (chance < 0.08) await reload(page);
    else if (chance < 0.11) {
      await page.close();
      page = await context.newPage();
      typed = new Map();
      await visit(page, errand.look);
    } else {
      await act(context, moves, chance < 0.25);
      // Users don't press again before a response could arrive.
      await expect.poll(() => proxy.underWay, { intervals: [50], timeout: FAULT_TIMEOUT_MS }).toBe(0);
      for (const [index, field] of errand.drafts(page).entries()) {
        const value = await textOf(field);
        if (value) typed.set(index, value);
      }
    }
  }
  throw new Error(`Nothing came of it in ${MAX_ROUNDS} rounds; the last page was ${page.url()}`);
}

/** Retries until there is a response. */
const reload = (page: Page): Promise<void> =>
  expect(async () => void (await page.reload())).toPass({ timeout: FAULT_TIMEOUT_MS });
const visit = (page: Page, path: string): Promise<void> =>
  expect(async () => void (await page.goto(path))).toPass({ timeout: FAULT_TIMEOUT_MS });

/** Makes the first possible move. If its element has disappeared in the meantime, the page is examined again. */
async function act(context: BrowserContext, moves: readonly Move[], offline: boolean): Promise<void> {
  const move = await firstVisible(moves);
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
 * Finds the first visible element by halving the list, because each check costs time. The last one is checked by itself,
 * because the page may have changed between two checks and an address must only be opened if its element was really there.
 */
async function firstVisible(moves: readonly Move[]): Promise<Move | undefined> {
  let left = moves;
  while (left.length > 1) {
    const half = left.slice(0, Math.ceil(left.length / 2));
    left = (await isAnyVisible(half)) ? half : left.slice(half.length);
  }
  return (await isAnyVisible(left)) ? left[0] : undefined;
}

const isAnyVisible = (moves: readonly Move[]): Promise<boolean> =>
  moves
    .map(({ see }) => see.first())
    .reduce((all, one) => all.or(one))
    .filter({ visible: true })
    .first()
    .isVisible();

/** Text of a field; undefined if there is no such field. */
const textOf = (field: Locator): Promise<string | undefined> =>
  field
    .filter({ visible: true })
    .evaluateAll(([found]) =>
      found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found.value : undefined,
    )
    .catch(() => undefined);

/** Checks that text typed in this tab is still there after failures, reloads, and a login in the middle of the form. */
async function expectDraftsKept(
  fields: readonly Locator[],
  typed: ReadonlyMap<number, string>,
): Promise<void> {
  for (const [index, value] of typed) {
    const field = fields[index];
    if (field && (await textOf(field)) === "") await expect(field).toHaveValue(value);
  }
}

/** Checks that the screen is a page of the shop, and not the crash page. */
export async function expectIntact(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(shell.failedText)).toHaveCount(0);
}

const commonMoves = (page: Page, member: Member): readonly Move[] => [
  // The shop's script has failed to load.
  press(page.getByRole("link", { name: "Reload" })),
  { see: page.getByLabel(account.account), act: () => logIn(page, member, { timeout: ACTION_TIMEOUT_MS }) },
  {
    see: page.getByRole("main").getByRole("link", { name: account.logIn, exact: true }),
    act: () =>
      page
        .getByRole("main")
        .getByRole("link", { name: account.logIn, exact: true })
        .click({ timeout: ACTION_TIMEOUT_MS }),
  },
  // The login succeeded, but its page was reloaded before it could redirect.
  {
    see: page.getByRole("heading", { name: account.alreadyIn }),
    act: () => page.getByRole("button", { name: labels.back }).click({ timeout: ACTION_TIMEOUT_MS }),
  },
  {
    see: page.getByRole("button", { name: labels.retry }),
    act: () => page.getByRole("button", { name: labels.retry }).first().click({ timeout: ACTION_TIMEOUT_MS }),
  },
];

/** In a reopened tab "Back" leads to the home page, from where the user checks the result. */
const fallbackMoves = (page: Page, { look }: Errand): readonly Move[] => [
  open(page.locator(`nav a[href="/"][aria-current="page"]`), look),
];

/** Presses an element. */
export const press = (see: Locator): Move => ({
  see,
  act: () => see.first().click({ timeout: ACTION_TIMEOUT_MS }),
});

/** Fills a field, unless it has the value already. */
export async function fill(field: Locator, value: string): Promise<void> {
  if ((await field.inputValue({ timeout: ACTION_TIMEOUT_MS })) !== value)
    await field.fill(value, { timeout: ACTION_TIMEOUT_MS });
}

/** Opens an address. */
export const open = (see: Locator, path: string): Move => ({
  see,
  act: () => visit(see.page(), path),
  opens: true,
});
