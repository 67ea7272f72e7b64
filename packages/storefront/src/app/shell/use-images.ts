import { useQuery } from "@tanstack/react-query";
import type { SiteImages } from "marketplace-sdk";
import { configQuery } from "../../shared/queries";
import { useServices } from "../../shared/services";

/** The page's `<meta name="images">`, by which a server announces it before the first picture (README, "Serving the build"). */
const fromPage = readPage();

/** In which widths the server has its pictures: from the page, else from the settings, which are requested once the page is idle. */
export function useImages(ready: boolean): SiteImages | undefined {
  const config = useQuery({ ...configQuery(useServices()), enabled: ready && !fromPage });
  return config.data?.images ?? fromPage;
}

function readPage(): SiteImages | undefined {
  const content = document.querySelector('meta[name="images"]')?.getAttribute("content");
  try {
    return content ? JSON.parse(content) : undefined;
  } catch {
    return undefined;
  }
}
