import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useShop } from "./market";

/** A better document title than the route's, once a screen knows it: a product's or article's name. */
export function usePageTitle(title: string | undefined): void {
  const { website } = useShop();
  const { web_name } = useSnapshot(website.state);
  useEffect(() => {
    if (title) document.title = `${title} · ${web_name}`;
  }, [title, web_name]);
}
