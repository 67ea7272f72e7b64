// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openShop, Surroundings, speak } from "../../testing/stage";
import { SearchBox } from "./search-box";
import { historyOf } from "./search-state";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The field with two past searches below it. */
async function type(): Promise<HTMLElement> {
  const [services, i18n] = [openShop(), await speak("en")];
  for (const words of ["東京 tea", "東京 cup"]) historyOf(services).add(words);
  render(
    <Surroundings services={services} i18n={i18n}>
      <SearchBox words="" onSearch={() => undefined} />
    </Surroundings>,
  );
  const field = screen.getByRole("combobox");
  fireEvent.change(field, { target: { value: "東京" } });
  expect(field.getAttribute("aria-expanded")).toBe("true");
  return field;
}

test.each(["ArrowDown", "ArrowUp", "Escape"])(
  "%s that an input method takes moves among its own candidates, and not among the suggestions",
  async (key) => {
    const field = await type();
    const isLeft = fireEvent.keyDown(field, { key, isComposing: true });
    expect(isLeft).toBe(true);
    expect(field.getAttribute("aria-activedescendant")).toBeNull();
    expect(field.getAttribute("aria-expanded")).toBe("true");
  },
);

test("an arrow chooses a suggestion, and Escape closes them", async () => {
  const field = await type();
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(field.getAttribute("aria-activedescendant")).toMatch(/-0$/);
  fireEvent.keyDown(field, { key: "Escape" });
  expect(field.getAttribute("aria-expanded")).toBe("false");
});
