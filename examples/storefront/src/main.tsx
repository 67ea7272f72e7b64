import { createServices, MarketplaceProvider, useLanguage } from "marketplace-react";
import { createUiSettings, UiProvider } from "marketplace-react/ui";
import { StrictMode, useEffect, useMemo } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { textsOf } from "./texts";
import "marketplace-react/tokens.css";
import "marketplace-react/base.css";
import "marketplace-react/styles.css";

const services = createServices({ baseUrl: "" });

function Shop() {
  const { code, dir } = useLanguage();
  const texts = useMemo(() => textsOf(code), [code]);
  const settings = useMemo(() => createUiSettings(texts), [texts]);
  useEffect(() => {
    Object.assign(document.documentElement, { lang: texts.language, dir });
    document.title = texts.shop;
  }, [texts, dir]);
  return (
    <UiProvider value={settings}>
      <App texts={texts} />
    </UiProvider>
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MarketplaceProvider services={services}>
        <Shop />
      </MarketplaceProvider>
    </StrictMode>,
  );
}
