import type { ProductDetail } from "marketplace-sdk";
import { createFakeMarketplace, type Handlers, memoryStorage } from "marketplace-sdk/testing";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type ProductView, toProductView } from "../src/product/product-view";
import { MarketplaceProvider } from "../src/provider";
import { createServices, type MarketplaceServices } from "../src/services";
import { useWords } from "./words";

/** A picture without a request. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#cfe0d8"/><circle cx="20" cy="21" r="11" fill="#2a7047"/></svg>',
)}`;

/** A product with two variants, one of them sold out, in the words of the page. */
export function useTeapotDetail(): ProductDetail {
  const { product, store, color, countries } = useWords();
  const [one = "", other = "", third = ""] = countries;
  return {
    id: 1003,
    shop_id: 1,
    shopname: store,
    title: product,
    image: PICTURE,
    price: "14.20",
    currency: "USDT",
    stock: 12,
    specs: [{ name: color, items: [one, other, third] }],
    skus: [
      { id: 31, spec: [one], price: "14.20", stock: 12 },
      { id: 32, spec: [other], price: "15.20", stock: 3 },
      { id: 33, spec: [third], price: "15.20", stock: 0 },
    ],
  };
}

export function useTeapot(): ProductView {
  const detail = useTeapotDetail();
  const [teapot] = useState(() => toProductView(detail));
  return teapot;
}

/** Never answers. */
export const pending = (): Promise<never> => new Promise(() => undefined);

/** A buyer who is signed in. */
export const signIn = ({ session }: MarketplaceServices): Promise<void> =>
  session.save({ id: 7, token: "token" });

interface FakeServerProps {
  handlers: Handlers;
  /** Signs in, fills the cart and so on, before the block renders. */
  prepare?: (services: MarketplaceServices) => void | Promise<void>;
  children: ReactNode;
}

/** A block's server: a table of answers, which stays what it was at first. */
export function FakeServer({ handlers, prepare, children }: FakeServerProps) {
  const [services] = useState(() =>
    createServices({
      baseUrl: "",
      storage: { storage: memoryStorage() },
      tabStorage: memoryStorage(),
      createClient: (options) => createFakeMarketplace(handlers, options),
    }),
  );
  const [isReady, setIsReady] = useState(false);
  const first = useRef(prepare);
  useEffect(() => {
    Promise.resolve(first.current?.(services)).then(() => setIsReady(true));
  }, [services]);
  return <MarketplaceProvider services={services}>{isReady && children}</MarketplaceProvider>;
}
