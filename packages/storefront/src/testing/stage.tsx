import { readFileSync } from "node:fs";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import { Router } from "wouter";
import type { AppLocation } from "../app/location";
import { createShop, type Shop, ShopContext } from "../app/market";
import { createLanguages, type I18n, I18nProvider } from "../i18n";

/** The built contract, as far as it is read here. */
interface Contract {
  paths: Record<string, Record<string, { responses: Record<string, Response200> }>>;
}
interface Response200 {
  content?: { "application/json": { examples: Record<string, { value: unknown }> } };
}

/** Answers every call with the contract's example of it. */
export function stubServer(): void {
  const file = new URL("../../../../openapi/dist/openapi.json", import.meta.url);
  const { paths }: Contract = JSON.parse(readFileSync(file, "utf8"));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (address: unknown, init?: RequestInit) => {
    const { pathname } = new URL(String(address), "https://api.example.com");
    const operation = paths[pathname]?.[(init?.method ?? "GET").toLowerCase()];
    return Response.json(operation?.responses["200"]?.content?.["application/json"].examples.ok?.value);
  });
}

/** A shop of somebody logged in, whose server answers with the contract's examples. */
export function openShop(): Shop {
  const location: AppLocation = {
    current: () => {
      throw new Error("Nobody is anywhere.");
    },
    navigate: () => undefined,
    back: () => undefined,
    subscribe: () => () => undefined,
  };
  const shop = createShop(location, () => {
    throw new Error("Nothing should be said.");
  });
  shop.session.set("token");
  shop.queryClient.setQueryData(["member", true], { id: 7, token: "token" });
  return shop;
}

/** The languages the shop speaks, by code. */
export async function speak(code: string): Promise<I18n> {
  const languages = createLanguages();
  await languages.complete(true);
  await languages.choose({ code, tag: code === "tw" ? "zh-Hant" : code, dir: code === "ar" ? "rtl" : "ltr" });
  return languages.current();
}

/** What a screen shows first, from what `shop` has read already. @param search of the address, with its "?" */
export function rendered(screen: ReactNode, shop: Shop, i18n: I18n, search = ""): string {
  return renderToStaticMarkup(
    <StrictMode>
      <ShopContext value={shop}>
        <QueryClientProvider client={shop.queryClient}>
          <Router ssrPath="/" ssrSearch={search}>
            <I18nProvider value={i18n}>{screen}</I18nProvider>
          </Router>
        </QueryClientProvider>
      </ShopContext>
    </StrictMode>,
  );
}
