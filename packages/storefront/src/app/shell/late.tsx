import { useState } from "react";
import { useI18n } from "../../i18n";
import { createUpdates } from "../updates";
import { useMember } from "../use-member";
import { Footer } from "./footer";
import { SupportButton } from "./support-button";
import { UpdateBanner } from "./update-banner";
import type { ShownSite } from "./use-site";
import { showsFooter } from "./visibility";

/** Props of {@link Late}. */
export interface LateProps {
  pathname: string;
  site: ShownSite;
}

/** The parts of the shell that nobody needs at first sight; they come when the page has loaded. */
export function Late({ pathname, site }: LateProps) {
  const [updates] = useState(startUpdates);
  const { whole } = useI18n();
  // Every tab knows whose data it holds, also one that asks nothing else of them.
  useMember();
  // Their texts come a moment later than the first load's.
  if (!whole) return null;
  return (
    <>
      {showsFooter(pathname) && <Footer site={site} />}
      <SupportButton address={site.service} />
      <UpdateBanner updates={updates} />
    </>
  );
}

function startUpdates() {
  const updates = createUpdates();
  void updates.register();
  return updates;
}
