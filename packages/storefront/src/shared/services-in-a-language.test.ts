// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { openShop } from "../testing/stage";

afterEach(() => localStorage.clear());

test("the language of an address is shown, and none is stored until one is chosen", () => {
  localStorage.clear();
  const { language } = openShop("?lang=ar");
  expect(language.state.code).toBe("ar");
  // As the provider does once the page is drawn.
  language.restore();
  expect(language.state.code).toBe("ar");
  expect(localStorage.getItem("lang")).toBeNull();
  language.set("de");
  expect(language.state.code).toBe("de");
  expect(localStorage.getItem("lang")).toContain('"de"');
});
