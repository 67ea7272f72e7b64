import { useStore } from "marketplace-react";
import { useEffect } from "react";
import { plainText } from "../../i18n/translate";
import { useServices } from "../services";

/** A better document title than the route's, once a screen knows it: a product's or article's name. */
export function usePageTitle(title: string | undefined): void {
  const { website } = useServices();
  const { web_name } = useStore(website);
  // On every render, because the shell rewrites the title when the shop's name arrives.
  useEffect(() => {
    if (title) document.title = plainText(`${title} · ${web_name}`);
  });
}
