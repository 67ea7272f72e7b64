// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { dragRails, railOf, waysOf } from "./rails";

/** A rail as wide as `shown`, whose items need `total` pixels, with a link in it. */
function makeRail(shown: number, total: number): { rail: HTMLElement; link: HTMLAnchorElement } {
  document.body.innerHTML = `<ul style="overflow-x: auto"><li><a href="#there">There</a></li></ul>`;
  const rail = document.querySelector("ul");
  const link = document.querySelector("a");
  if (!rail || !link) throw new Error("Both were just written.");
  Object.defineProperties(rail, { clientWidth: { value: shown }, scrollWidth: { value: total } });
  return { rail, link };
}

function mouse(type: string, target: Element, clientX: number, pointerType = "mouse"): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, button: 0, pointerType }));
}

/** @returns whether the link is followed */
function click(link: HTMLElement): boolean {
  return link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

let end = (): void => undefined;
afterEach(() => {
  end();
  document.body.innerHTML = "";
});

test("a row that has more to show is a rail; one that shows everything isn't", () => {
  const { rail, link } = makeRail(300, 900);
  expect(railOf(link)).toBe(rail);
  expect(railOf(makeRail(300, 300).link)).toBeUndefined();
});

test.each([
  [0, { back: false, forward: true }],
  [200, { back: true, forward: true }],
  [600, { back: true, forward: false }],
  [-600, { back: true, forward: false }],
])("a rail at %i can go on where something is hidden", (scrollLeft, ways) => {
  expect(waysOf({ scrollLeft, scrollWidth: 900, clientWidth: 300 })).toEqual(ways);
});

test("the mouse drags a rail, and the drag follows no link", () => {
  end = dragRails();
  const { rail, link } = makeRail(300, 900);
  mouse("pointerdown", link, 250);
  mouse("pointermove", link, 100);
  expect(rail.scrollLeft).toBe(150);
  mouse("pointerup", link, 100);
  expect(click(link)).toBe(false);
  expect(click(link)).toBe(true);
});

test("a press that does not move is a click", () => {
  end = dragRails();
  const { rail, link } = makeRail(300, 900);
  mouse("pointerdown", link, 250);
  mouse("pointermove", link, 247);
  mouse("pointerup", link, 247);
  expect(rail.scrollLeft).toBe(0);
  expect(click(link)).toBe(true);
});

test("touch scrolls natively", () => {
  end = dragRails();
  const { rail, link } = makeRail(300, 900);
  mouse("pointerdown", link, 250, "touch");
  mouse("pointermove", link, 100, "touch");
  expect(rail.scrollLeft).toBe(0);
});
