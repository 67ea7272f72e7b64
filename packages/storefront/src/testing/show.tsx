import { cleanup, render, screen } from "@testing-library/react";
import { createFakeMarketplace, type FakeMarketplace, type Handlers } from "marketplace-sdk/testing";
import type { ReactNode } from "react";
import type { I18n } from "../i18n";
import type { Services } from "../shared/services";
import { openShop, Surroundings, speak } from "./stage";
import { wordsIn } from "./words";

/** A part of the shop on screen, and what it works with. */
interface Shown extends Pick<I18n, "t"> {
  services: Services;
  market: FakeMarketplace;
}

/** Shows a part of the shop in English to a user who is signed in. The server is a table of handlers. */
export async function show(part: ReactNode, handlers: Handlers): Promise<Shown> {
  let market: FakeMarketplace | undefined;
  const services = openShop("", (options) => {
    market = createFakeMarketplace(handlers, options);
    return market;
  });
  if (!market) throw new Error("The shop made no client.");
  const i18n = await speak("en");
  render(
    <Surroundings services={services} i18n={i18n}>
      {part}
    </Surroundings>,
  );
  return { services, market, t: i18n.t };
}

/**
 * Shows a part of the shop from what `services` have read already, in place of what was shown before.
 *
 * @param search of the address, with its "?"
 * @returns its text
 */
export function textOf(part: ReactNode, services: Services, i18n: I18n, search = ""): string {
  cleanup();
  render(
    <Surroundings services={search ? servicesAt(search, services) : services} i18n={i18n}>
      {part}
    </Surroundings>,
  );
  return document.body.textContent ?? "";
}

function servicesAt(search: string, services: Services): Services {
  const place = { ...services.navigation.current(), search };
  return { ...services, navigation: { ...services.navigation, current: () => place } };
}

/** What the screen says, with the values of its fields, before the button of that name, which can be pressed. */
export function wordsBefore(name: string): string {
  const button = screen
    .getAllByRole<HTMLButtonElement>("button", { name, hidden: true })
    .find(({ disabled }) => !disabled);
  if (!button) throw new Error(`"${name}" can't be pressed.`);
  return wordsIn(document.body, button);
}
