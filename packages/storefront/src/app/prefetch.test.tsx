// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { SESSION_USER_KEY } from "marketplace-react";
import { createFakeMarketplace, defaultHandlers, type FakeMarketplace } from "marketplace-sdk/testing";
import { afterEach, expect, test, vi } from "vitest";
import { openShop, Surroundings, speak } from "../testing/stage";
import { matchScreen } from "./router/match-screen";
import { SCREENS } from "./screens";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Lets files and answers come. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

const asking = SCREENS.filter(({ prefetch }) => prefetch).map(({ path }) => path.replace(/:\w+/, "1"));

test.each(asking)("%s asks for nothing again that its record has asked for", async (pathname) => {
  let market: FakeMarketplace | undefined;
  const search = pathname === "/goods" ? "?id=1" : "";
  const services = openShop(search, (options) => {
    market = createFakeMarketplace(defaultHandlers(), options);
    return market;
  });
  const calls = () =>
    (market?.calls ?? []).map(({ operation, input }) => `${operation} ${JSON.stringify(input)}`);
  const { screen, params } = matchScreen(pathname);
  await Promise.all(screen.prefetch?.(services, { params, search }) ?? []);
  const first = calls();
  // The stored user is read on the device.
  const [scope, device] = SESSION_USER_KEY;
  const answers = services.queryClient.getQueryCache().findAll({ queryKey: [scope] });
  const asked = answers.filter(({ queryKey }) => queryKey[1] !== device);
  expect(first).not.toEqual([]);

  const { Screen } = await screen.load();
  render(
    <Surroundings services={services} i18n={await speak("en")}>
      <Screen params={params} />
    </Surroundings>,
  );
  await settle();
  const all = calls();
  expect(first.filter((call) => all.filter((one) => one === call).length > 1)).toEqual([]);
  // Each answer is shown: the screen has not asked for it in another way.
  const unread = () => asked.filter((query) => !query.isActive()).map(({ queryKey }) => queryKey[1]);
  await vi.waitFor(() => expect(unread()).toEqual([]), { timeout: 20_000 });
});
