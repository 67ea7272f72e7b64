// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { UiProvider } from "marketplace-react/ui";
import { afterEach, expect, test } from "vitest";
import { I18nContext } from "../../i18n";
import { ServicesContext } from "../../shared/services";
import { openShop, speak } from "../../testing/stage";
import { uiSettings } from "../ui-settings";
import { mailAddress, SupportChoice } from "./support-choice";

afterEach(cleanup);

async function open(href: string): Promise<boolean> {
  const i18n = await speak("en");
  render(
    <ServicesContext value={openShop()}>
      <I18nContext value={i18n}>
        <UiProvider value={uiSettings(i18n)}>
          <a href={href}>Customer service, please</a>
          <SupportChoice />
        </UiProvider>
      </I18nContext>
    </ServicesContext>,
  );
  return fireEvent.click(screen.getByRole("link", { name: "Customer service, please" }));
}

test("a mail link opens a choice that shows the address, instead of nothing", async () => {
  expect(await open("mailto:help@market.example?subject=Order%207")).toBe(false);
  expect(screen.getByRole("dialog", { name: "Customer service" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Copy: Support email/ }).textContent).toContain(
    "help@market.example",
  );
  const mail = screen.getByRole("link", { name: "Open mail app" });
  expect(mail.getAttribute("href")).toBe("mailto:help@market.example?subject=Order%207");
  // The browser's own way to the mail program.
  expect(fireEvent.click(mail)).toBe(true);
});

test("another way to customer service, such as a chat, opens as it is", async () => {
  expect(await open("https://chat.example/")).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["mailto:help@market.example", "help@market.example"],
  ["MAILTO:h%40lp@market.example?subject=x", "h@lp@market.example"],
  ["mailto:100%@market.example", "100%@market.example"],
])("the address in %s", (href, address) => {
  expect(mailAddress(href)).toBe(address);
});
