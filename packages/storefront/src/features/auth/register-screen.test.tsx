// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createFakeMarketplace, type FakeMarketplace, fault, ok } from "marketplace-sdk/testing";
import { afterEach, expect, test } from "vitest";
import { openShop, Surroundings, speak } from "../../testing/stage";
import { RegisterScreen } from "./register-screen";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("an account whose answer was lost is signed in, not made twice", async () => {
  let market: FakeMarketplace | undefined;
  const i18n = await speak("en");
  const services = openShop(
    "",
    (options) => {
      market = createFakeMarketplace(
        { "auth.register": fault("refused"), "auth.login": ok({ userinfo: { id: 9, token: "t" } }) },
        options,
      );
      return market;
    },
    i18n,
  );
  services.session.logout();
  render(
    <Surroundings services={services} i18n={i18n}>
      <RegisterScreen />
    </Surroundings>,
  );
  const values = {
    username: "mira",
    email: "mira@mail.example",
    code: "123456",
    password: "quiet-harbour-9",
    repeat: "quiet-harbour-9",
  };
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector(`[name="${name}"]`);
    if (!field) throw new Error(`No field ${name}.`);
    fireEvent.change(field, { target: { value } });
  }
  const send = () =>
    act(async () => void fireEvent.click(screen.getByRole("button", { name: i18n.t("account.register") })));
  await send();
  await screen.findAllByText(i18n.labels.failure.network);
  await send();
  await waitFor(() => expect(services.session.state.loggedIn).toBe(true));
  const sent = (market?.calls ?? []).map(({ operation }) => operation).filter((name) => /^auth/.test(name));
  expect(sent).toEqual(["auth.register", "auth.login"]);
});
