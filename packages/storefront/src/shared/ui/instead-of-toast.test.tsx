// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openShop, Surroundings, speak } from "../../testing/stage";
import { createAppServices, type Services, useServices } from "../services";
import { ErrorState } from "./error-state";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A page of one request, which shows its failure. */
function Articles() {
  const { data, error, refetch } = useQuery({ ...useServices().queries.articles.list({}), retry: false });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <p>{data ? "Here" : "Loading"}</p>;
}

/** Opens the page on a server that refuses everything with this sentence. */
async function open(sentence: string): Promise<Services> {
  vi.stubGlobal("fetch", async () => Response.json({ code: 2, msg: sentence, time: 1, data: null }));
  const i18n = await speak("en");
  const services = createAppServices(openShop().navigation, () => i18n);
  render(
    <Surroundings services={services} i18n={i18n}>
      <Articles />
    </Surroundings>,
  );
  expect(await screen.findByText(sentence)).toBeTruthy();
  return services;
}

test("a failure that the page shows is not said by a toast as well", async () => {
  const { toasts } = await open("Taken down.");
  expect(toasts.current()).toBeUndefined();
});

test("what the user calls on that page has its toast, even with the same sentence", async () => {
  const { market, toasts } = await open("Taken down.");
  await market.safe(market.articles.list({}));
  expect(toasts.current()?.text).toBe("Taken down.");
});

test("a toast that says something else stays", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ code: 2, msg: "Taken down.", time: 1, data: null }));
  const [services, i18n] = [openShop(), await speak("en")];
  services.toasts.show("Copied");
  render(
    <Surroundings services={services} i18n={i18n}>
      <ErrorState error={new Error("No.")} onRetry={() => undefined} />
    </Surroundings>,
  );
  expect(services.toasts.current()?.text).toBe("Copied");
});
