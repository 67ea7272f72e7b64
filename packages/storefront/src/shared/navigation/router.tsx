import { type ReactNode, useSyncExternalStore } from "react";
import { type BaseLocationHook, type BaseSearchHook, Router } from "wouter";
import { useServices } from "../services";
import type { HistoryEntry } from "./navigation";

/**
 * Gives wouter's links and hooks the shop's history. They read the entry that is shown, which follows the browser's address with
 * its slide.
 */
export function NavigationRouter({ children }: { children: ReactNode }) {
  return (
    <Router hook={useShownPath} searchHook={useShownSearch}>
      {children}
    </Router>
  );
}

const useShownPath: BaseLocationHook = () => {
  const { navigation } = useServices();
  return [useShown(({ pathname }) => pathname), navigation.navigate];
};

/** wouter decodes the whole query before its parameters are read. An encoded percent sign must not be decoded twice. */
const useShownSearch: BaseSearchHook = () => useShown(({ search }) => search.replaceAll("%25", "%2525"));

function useShown(part: (entry: HistoryEntry) => string): string {
  const { navigation } = useServices();
  const read = (): string => part(navigation.current());
  return useSyncExternalStore(navigation.subscribe, read, read);
}
