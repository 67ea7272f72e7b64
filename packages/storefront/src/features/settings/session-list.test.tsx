// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { textOf } from "../../testing/show";
import { openShop, speak, stubServer } from "../../testing/stage";
import { SessionList } from "./session-list";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each(["en", "ar"])("every device can be logged out but this one (%s)", async (language) => {
  stubServer();
  const shop = openShop();
  await shop.queryClient.fetchQuery(shop.queries.account.sessions());
  const i18n = await speak(language);
  const words = textOf(<SessionList />, shop, i18n);
  for (const device of ["Chrome · Android", "Firefox · Windows"]) {
    expect(words).toContain(device);
  }
  const { t } = i18n;
  expect(words.split(t("account.thisDevice"))).toHaveLength(2);
  expect(words).toContain(t("account.endOthers"));
});
