import { type AnchorHTMLAttributes, useSyncExternalStore } from "react";
import { useServices } from "../services";

/** Props of {@link Link}: an anchor's, and how the history takes it. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address in the shop, from `paths`. */
  href: string;
  /** In place of the entry of history that is shown. */
  replace?: boolean | undefined;
}

/** A link inside the shop. Other buttons and modifier keys are the browser's: new tabs, downloads. */
export function Link({ href, replace, onClick, ...anchor }: LinkProps) {
  const { navigation } = useServices();
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        const { altKey, ctrlKey, metaKey, shiftKey, button } = event;
        if (altKey || ctrlKey || metaKey || shiftKey || button !== 0) return;
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        navigation.navigate(href, { replace });
      }}
    />
  );
}

/** The query of the address that is shown, without its "?". */
export function useSearch(): string {
  const { navigation } = useServices();
  const read = (): string => navigation.current().search.slice(1);
  return useSyncExternalStore(navigation.subscribe, read, read);
}
