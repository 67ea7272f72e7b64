import type { Page } from "@playwright/test";
import type { Stage, Who } from "./stage";

/** A screen in one of the states that a user can meet. */
export interface Shot {
  /** Of the photograph. */
  name: string;
  path: string;
  /** Of the page, in English. */
  heading: string;
  /** Of the document, before the shop's name; empty for the shop's own. Default: the heading. */
  title?: string;
  /** A server may answer with 404, which browsers log. */
  isMissing?: boolean;
  /** Whose screen it is. Default: a visitor's. */
  who?: Who;
  /** Nothing is in the cart and nothing is kept. */
  empty?: boolean;
  /** What to press before the photograph. */
  press?: string;
  /** The screen whose main button leads here. */
  from?: string;
  /** What the tab keeps of unfinished forms, by their names. */
  drafts?(stage: Stage): Readonly<Record<string, unknown>>;
  /** What the tab keeps of calls without an answer. */
  unanswered?(stage: Stage): Readonly<Record<string, unknown>>;
  /** What is done before the photograph, in any language; done again it changes nothing. */
  act?(page: Page, stage: Stage): Promise<void>;
}

/** A shot whose placeholders are replaced by the stage's values. */
export function shotOn(stage: object, shot: Shot): Shot {
  const values = new Map(Object.entries(stage));
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name) => {
      if (!values.has(name)) throw new Error(`The stage has no ${name}, which ${shot.name} shows.`);
      return String(values.get(name));
    });
  return { ...shot, path: filled(shot.path), heading: filled(shot.heading) };
}

/** From now on the page belongs to one of the stage's users, with their browser's data. */
export async function moveIn(page: Page, { who = "visitor", empty = false }: Shot, stage: Stage) {
  await page.addInitScript(
    ({ records, token }) => {
      // Once: actions on a screen are permanent.
      if (sessionStorage.getItem("staged")) return;
      sessionStorage.setItem("staged", "1");
      for (const [key, value] of Object.entries(records)) localStorage.setItem(key, JSON.stringify(value));
      if (token) localStorage.setItem("access_key", token);
    },
    { records: empty ? {} : stage.stored, token: who === "visitor" ? "" : stage.tokens[who] },
  );
}

/** Opens a screen and waits until everything in sight has arrived. */
export async function openScreen(page: Page, shot: Shot, stage: Stage): Promise<void> {
  const { path, from } = shot;
  if (page.url() === "about:blank") await page.goto(path);
  await keep(page, shot.drafts?.(stage) ?? {}, shot.unanswered?.(stage) ?? {});
  await page.goto(from ?? path);
  await arrived(page);
  if (from) {
    await mainButton(page).click();
    await page.waitForURL(`**${path}`);
    await arrived(page);
  }
  await actOn(page, shot, stage);
}

/** Performs the actions of a shot on an open screen. They may have been performed before. */
export async function actOn(page: Page, { press, act }: Shot, stage: Stage): Promise<void> {
  if (press && !(await page.locator("dialog[open]").isVisible())) await page.locator(press).first().click();
  if (press) await page.locator("dialog[open]").waitFor();
  await act?.(page, stage);
  if (press || act) await arrived(page);
}

/** The one button a screen is about. */
export const mainButton = (page: Page) => page.locator("main button:not([aria-label])").last();

type Kept = Readonly<Record<string, unknown>>;

/** Clears what other screens stored, and stores what this one starts with. */
async function keep(page: Page, drafts: Kept, unanswered: Kept): Promise<void> {
  await page.evaluate(
    async (kept) => {
      for (const storage of [sessionStorage, localStorage]) {
        const old = Object.keys(storage).filter((key) => key.startsWith("draft:"));
        for (const key of old) storage.removeItem(key);
      }
      for (const [key, value] of Object.entries(kept.drafts)) {
        sessionStorage.setItem(`draft:${key}`, JSON.stringify(value));
      }
      const unanswered = Object.entries(kept.unanswered);
      if (unanswered.length === 0) return;
      const headers = { token: localStorage.getItem("access_key") ?? "" };
      const { data } = await (await fetch("/api/user/index", { method: "POST", headers })).json();
      for (const [key, value] of unanswered) {
        localStorage.setItem(`draft:${data.id}:${key}`, `${Date.now()} ${JSON.stringify(value)}`);
      }
    },
    { drafts, unanswered },
  );
}

/** Waits until everything visible has loaded and no placeholder is left. */
export async function arrived(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  // The shell's later part has the support button; a task has it in its head.
  await page.locator(":is(aside, main) a[target=_blank][aria-label]").first().waitFor();
  await page.waitForFunction(() => {
    const inSight = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return right > Math.max(left, 0) && left < innerWidth && bottom > Math.max(top, 0) && top < innerHeight;
    };
    const shapes = document.querySelectorAll("main span[aria-hidden][style*='inline-size']:empty");
    // Pictures fade in once they are there.
    const isShown = (image: HTMLImageElement) =>
      image.complete && image.naturalWidth > 0 && Number(getComputedStyle(image).opacity) === 1;
    return ![...shapes].some(inSight) && [...document.images].filter(inSight).every(isShown);
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What the screen shows, as WebP: a third of a PNG's size. */
export async function photograph(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 70 });
  await session.detach();
  return Buffer.from(data, "base64");
}
