import { expect, type Page, test } from "@playwright/test";
import { FORMS, type Form, galleryPages, openGallery } from "./gallery";
import { describeLooks, type Look } from "./looks";

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(300_000);

async function looksOf(page: Page, name: string, form: Form, font?: string): Promise<[string, Look[]][]> {
  await openGallery(page, name, form);
  if (font) await page.addStyleTag({ content: `:root { --font: ${font} !important; }` });
  return page.evaluate(describeLooks);
}

/** An element in a line: light left to right, then where it is right to left and its dark colors, if they are others. */
function lineOf([light, rtl, dark, darkRtl]: readonly (Look | undefined)[]): string {
  if (!light || !rtl || !dark || !darkRtl) return "not there in every form";
  const inTheDark = dark.paint === light.paint ? "" : `dark ${dark.paint}`;
  const parts = [light.box, `rtl ${rtl.box}`, light.paint, inTheDark, light.shape];
  const odd =
    (rtl.paint === light.paint ? "" : ` rtl ${rtl.paint}`) +
    (dark.box === light.box ? "" : ` dark ${dark.box}`) +
    (darkRtl.box === rtl.box && darkRtl.paint === dark.paint
      ? ""
      : ` dark rtl ${darkRtl.box} ${darkRtl.paint}`);
  return `  ${light.name} ${parts.filter(Boolean).join("; ")}${odd}`;
}

test("every story looks as it did, light and dark, left to right and right to left", async ({ page }) => {
  const lines: string[] = [];
  for (const name of galleryPages) {
    const forms: [string, Look[]][][] = [];
    for (const form of FORMS) forms.push(await looksOf(page, name, form));
    const [light = [], rtl = [], dark = [], darkRtl = []] = forms;
    lines.push("", `# ${name}`);
    for (const [place, [story, looks]] of light.entries()) {
      const others = [rtl, dark, darkRtl].map((form) => form[place]?.[1] ?? []);
      lines.push(`${story} (${looks.length})`);
      lines.push(...looks.map((look, at) => lineOf([look, ...others.map((other) => other[at])])));
    }
  }
  const text = `${lines.join("\n").trim()}\n`;
  expect(text).not.toContain("not there in every form");
  expect(text).toMatchSnapshot("looks.txt");
});

test("the description of a story does not depend on the machine's fonts", async ({ page }) => {
  const form: Form = { scheme: "light", dir: "ltr" };
  for (const name of galleryPages) {
    const serif = await looksOf(page, name, form, "serif");
    expect(await looksOf(page, name, form, "monospace, serif"), name).toEqual(serif);
  }
});
