import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { pageText } from "../page-errors";
import type { Person, Wanted } from "./person";

/** A user at a browser driven by Playwright. */
export class PlaywrightPerson implements Person {
  private constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
    private page: Page,
  ) {}

  /** @param origin before every path */
  static async start(context: BrowserContext, origin: string): Promise<PlaywrightPerson> {
    return new PlaywrightPerson(context, origin, await context.newPage());
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async back(): Promise<void> {
    await this.page.goBack();
  }

  waitForPath = (path: RegExp): Promise<void> =>
    expect
      .poll(() => {
        const { pathname, search } = new URL(this.page.url());
        return pathname + search;
      })
      .toMatch(path);

  run = <Value>(script: string): Promise<Value> => this.page.evaluate(`(() => { ${script} })()`);

  async expectVisible(wanted: Wanted): Promise<void> {
    try {
      await expect(await this.find(wanted)).toBeVisible();
    } catch (error) {
      // The page's text says more than the name of a missing element.
      process.stdout.write(await pageText(this.page));
      throw error;
    }
  }

  expectHidden = async (wanted: Wanted): Promise<void> => expect(await this.find(wanted)).toBeHidden();
  click = async (wanted: Wanted): Promise<void> => (await this.find(wanted)).click();

  /** Types keys, because over WebDriver BiDi `fill` sets the value by script, which React takes for its own change. */
  async type(wanted: Wanted, text: string): Promise<void> {
    const field = await this.find(wanted);
    await field.focus();
    await field.press("ControlOrMeta+a");
    await field.press("Delete");
    await field.pressSequentially(text);
  }

  async setFile(wanted: Wanted, file: string): Promise<void> {
    await (await this.find(wanted, false)).setInputFiles(file);
  }

  async draw(wanted: Wanted): Promise<void> {
    const paper = await this.find(wanted);
    await paper.scrollIntoViewIfNeeded();
    await expect(paper).not.toHaveAttribute("aria-busy", "true");
    const { x, y } = (await paper.boundingBox()) ?? { x: 0, y: 0 };
    await this.page.mouse.move(x + 40, y + 60);
    await this.page.mouse.down();
    // As slowly as a hand: the pad takes one point per frame, and a few points aren't a signature.
    for (let step = 1; step <= 20; step++) {
      await this.page.mouse.move(x + 40 + step * 10, y + 60 + (step % 4) * 10);
      await this.page.waitForTimeout(30);
    }
    await this.page.mouse.up();
  }

  async openSecondTab(): Promise<void> {
    this.page = await this.context.newPage();
  }

  async switchToFirstTab(): Promise<void> {
    this.page = this.context.pages()[0] ?? this.page;
    await this.page.bringToFront();
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  private async find(wanted: Wanted, isVisible = true): Promise<Locator> {
    if ("script" in wanted) {
      const mark = "data-journey";
      await expect
        .poll(() =>
          this.run(
            `const found = (() => { ${wanted.script} })(); found?.setAttribute("${mark}", ""); return !!found;`,
          ),
        )
        .toBe(true);
      return this.page.locator(`[${mark}]`);
    }
    const root = wanted.in ? await this.find(wanted.in) : this.page;
    const found =
      "role" in wanted
        ? root.getByRole(wanted.role, {
            ...(wanted.name && { name: wanted.name }),
            ...(wanted.level && { level: wanted.level }),
          })
        : "label" in wanted
          ? root.getByLabel(wanted.label)
          : root.getByText(wanted.text);
    return (isVisible ? found.filter({ visible: true }) : found).last();
  }
}
