"use client";
import { type ComponentType, createContext, type ReactNode, useContext } from "react";

/** The few words that primitives say themselves, in the user's language. */
export interface UiLabels {
  back: string;
  close: string;
  copy: string;
  copied: string;
  decrease: string;
  increase: string;
  quantity: string;
  showPassword: string;
  hidePassword: string;
  loading: string;
  loadMore: string;
  loadMoreFailed: string;
  retry: string;
  endOfList: string;
  /** Read out before a price that is crossed out: what it was before, or the list price. */
  previousPrice: string;
  listPrice: string;
  /** Such as "4 of 5 stars". */
  rating(stars: number): string;
}

/** An amount taken apart, in the user's language. */
export interface PriceParts {
  amount: string;
  currency: string;
  currencyFirst: boolean;
}

/** Props that a router's link must take. */
export interface UiLinkProps {
  href: string;
  replace?: boolean | undefined;
  className?: string | undefined;
  "aria-label"?: string | undefined;
  "aria-current"?: "page" | undefined;
  children?: ReactNode;
}

/** What primitives need to know about the application. */
export interface UiSettings {
  labels: UiLabels;
  /** The router's link. */
  Link: ComponentType<UiLinkProps>;
  formatNumber(value: number): string;
  /** @param amount decimal string */
  formatPrice(amount: string, currency: string): PriceParts;
}

const UiContext = createContext<UiSettings | undefined>(undefined);

/** Gives words, formats and the router's link to the primitives below it. */
export function UiProvider({ value, children }: { value: UiSettings; children: ReactNode }) {
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}

/** @throws {Error} outside a UiProvider */
export function useUi(): UiSettings {
  const value = useContext(UiContext);
  if (!value) throw new Error("This primitive needs a <UiProvider> above it.");
  return value;
}
