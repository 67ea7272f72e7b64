"use client";
import { createServices, MarketplaceProvider, useLanguage } from "marketplace-react";
import { labels as arabic } from "marketplace-react/labels/ar";
import { labels as english } from "marketplace-react/labels/en";
import { createUiSettings, UiProvider } from "marketplace-react/ui";
import type { LanguageCode } from "marketplace-sdk/state";
import { type ReactNode, useEffect, useMemo, useState } from "react";

/** @param language in which the server draws the page: until React has taken it over, the browser shows the same */
export function Providers({ language, children }: { language: LanguageCode; children: ReactNode }) {
  const [services] = useState(() => createServices({ baseUrl: "", serverLanguage: language }));
  return (
    <MarketplaceProvider services={services}>
      <InLanguage>{children}</InLanguage>
    </MarketplaceProvider>
  );
}

function InLanguage({ children }: { children: ReactNode }) {
  const { tag, dir } = useLanguage();
  const settings = useMemo(
    () => createUiSettings({ language: tag, labels: tag === "ar" ? arabic : english }),
    [tag],
  );
  // The visitor's own language may be another one than the server's.
  useEffect(() => {
    Object.assign(document.documentElement, { lang: tag, dir });
  }, [tag, dir]);
  return <UiProvider value={settings}>{children}</UiProvider>;
}
