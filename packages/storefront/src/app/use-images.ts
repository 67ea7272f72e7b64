import { useQuery } from "@tanstack/react-query";
import type { SiteImages } from "marketplace-sdk";
import { INLINE_ERRORS } from "../shared/errors";
import { STALE, useServices } from "../shared/services";

/** The page's `<meta name="images">`, by which a server announces it before the first picture (README, "Serving the build"). */
const fromPage = readPage();

/** In which widths the server has its pictures: from the page, else from the settings, which are requested once the page is idle. */
export function useImages(ready: boolean): SiteImages | undefined {
  const { queries } = useServices();
  const config = useQuery({
    ...queries.site.config(),
    ...INLINE_ERRORS,
    staleTime: STALE.session,
    enabled: ready && !fromPage,
  });
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
