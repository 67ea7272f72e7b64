"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { MarketplaceServices } from "./services";

const ServicesContext = createContext<MarketplaceServices | undefined>(undefined);

/** Props of {@link MarketplaceProvider}. */
export interface MarketplaceProviderProps {
  /** From `createServices`: one per visitor. */
  services: MarketplaceServices;
  /** What uses the hooks. */
  children: ReactNode;
}

/** Gives the services, and TanStack's QueryClient, to everything below it. */
export function MarketplaceProvider({ services, children }: MarketplaceProviderProps) {
  // A new session empties the query cache, which mounted queries only notice when they render again. Another context value
  // renders every component that reads the services.
  const [value, setValue] = useState(services);
  useEffect(() => {
    setValue(services);
    return services.session.subscribe(() => setValue({ ...services }));
  }, [services]);
  return (
    <ServicesContext.Provider value={value}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </ServicesContext.Provider>
  );
}

/**
 * The client, queries and stores.
 *
 * @throws {Error} outside a MarketplaceProvider
 */
export function useMarketplace(): MarketplaceServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useMarketplace needs a <MarketplaceProvider> above it.");
  return services;
}
