import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useShop } from "./market";

/** A better document title than the route's, once a screen knows it: a product's or article's name. */
export function usePageTitle(title: string | undefined): void {
  const { website } = useShop();
  const { web_name } = useSnapshot(website.state);
  // Each time: when the shop's name changes, the shell may hear of it later, and writes the route's title again.
  useEffect(() => {
    if (title) document.title = `${title} · ${web_name}`;
  });
}
