import { useStore } from "marketplace-react";
import { useEffect } from "react";
import { plainText } from "../../i18n/bidi";
import { useServices } from "../services";

/** A better document title than the route's, once a screen knows it: a product's or article's name. */
export function usePageTitle(title: string | undefined): void {
  const { website } = useServices();
  const { web_name } = useStore(website);
  // Each time: when the shop's name changes later, the shell rewrites the route's title.
  useEffect(() => {
    if (title) document.title = plainText(`${title} · ${web_name}`);
  });
}
