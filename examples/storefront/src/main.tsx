import { createServices, MarketplaceProvider } from "marketplace-react";
import { createUiSettings, UiProvider } from "marketplace-react/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { labels, language } from "./words";
import "marketplace-react/tokens.css";
import "marketplace-react/base.css";
import "marketplace-react/styles.css";

const services = createServices({ baseUrl: "" });
const settings = createUiSettings({ language, labels });
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MarketplaceProvider services={services}>
        <UiProvider value={settings}>
          <App />
        </UiProvider>
      </MarketplaceProvider>
    </StrictMode>,
  );
}
