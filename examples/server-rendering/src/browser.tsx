import { hydrate, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMarketplace } from "marketplace-sdk";
import { createQueries } from "marketplace-sdk/query";
import { hydrateRoot } from "react-dom/client";
import { Catalog } from "./pages";

const root = document.getElementById("app");
const state = JSON.parse(document.getElementById("state")?.textContent ?? "{}");
// What the server asked for a moment ago is not asked for again.
const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
hydrate(cache, state.cache);
const queries = createQueries(createMarketplace({ baseUrl: state.api }));

if (root) {
  hydrateRoot(
    root,
    <QueryClientProvider client={cache}>
      <Catalog queries={queries} />
    </QueryClientProvider>,
  );
}
