// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Link, useSearchParams } from "wouter";
import { openShop, Surroundings, speak } from "../../testing/stage";
import { paths } from "./paths";

afterEach(cleanup);

function Words() {
  const [query] = useSearchParams();
  return <output>{query.get("q")}</output>;
}

async function show(search = "") {
  const services = openShop(search);
  const navigate = vi.spyOn(services.navigation, "navigate");
  render(
    <Surroundings services={services} i18n={await speak("en")}>
      <Words />
      <Link href="/product" replace>
        Products
      </Link>
    </Surroundings>,
  );
  return { navigate, link: screen.getByRole("link", { name: "Products" }) };
}

test.each(["tea & pots", "100% wool", "%41", "%25", "a+b", "50%25 off", "茶 ü"])(
  "words that are searched for are read as they were typed: %s",
  async (words) => {
    const { search } = new URL(paths.search({ q: words }), "https://shop.example");
    await show(search);
    expect(screen.getByRole("status").textContent).toBe(words);
  },
);

test("a link goes through the shop's history, and may replace its entry", async () => {
  const { navigate, link } = await show();
  expect(link.getAttribute("href")).toBe("/product");
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(true);
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/product", expect.objectContaining({ replace: true }));
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("a click with %s is the browser's", async (key) => {
  const { navigate, link } = await show();
  const click = createEvent.click(link, { [key]: true });
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});
