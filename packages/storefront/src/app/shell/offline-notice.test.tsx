// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { SESSION_USER_KEY } from "marketplace-react";
import { afterEach, expect, test, vi } from "vitest";
import { I18nContext } from "../../i18n";
import { ServicesContext } from "../../shared/services";
import { openShop, speak } from "../../testing/stage";
import { OfflineNotice } from "./offline-notice";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the shop says that it is offline until an answer comes all the same, and again after the next time", async () => {
  const browser = { onLine: false };
  vi.stubGlobal("navigator", browser);
  const services = openShop();
  const { queryClient } = services;
  render(
    <ServicesContext value={services}>
      <I18nContext value={await speak("en")}>
        <OfflineNotice />
      </I18nContext>
    </ServicesContext>,
  );
  const shown = () => screen.getByRole("status").textContent;
  const says = shown();
  expect(says).toBeTruthy();
  const fails = queryClient.fetchQuery({
    queryKey: ["a"],
    queryFn: () => Promise.reject(new Error()),
    retry: false,
  });
  await act(() => fails.catch(() => {}));
  await act(async () => void queryClient.setQueryData(["b"], "of the page itself"));
  // What the device itself has is no answer: the stored user, and code that is loaded.
  for (const queryKey of [[...SESSION_USER_KEY, false], ["dashboard"]]) {
    await act(() => queryClient.fetchQuery({ queryKey, queryFn: async () => null }));
  }
  expect(shown()).toBe(says);
  const queryKey = ["marketplace", "site.config", {}, "en"];
  await act(() => queryClient.fetchQuery({ queryKey, queryFn: async () => "answer" }));
  expect(shown()).toBe("");
  const turn = (onLine: boolean) =>
    act(async () => {
      browser.onLine = onLine;
      dispatchEvent(new Event(onLine ? "online" : "offline"));
    });
  await turn(true);
  await turn(false);
  expect(shown()).toBe(says);
});
