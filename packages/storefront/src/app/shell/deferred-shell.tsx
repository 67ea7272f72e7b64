import { useState } from "react";
import { useMember } from "../../entities/account/use-member";
import type { ShownSite } from "../../entities/site/use-site";
import { useI18n } from "../../i18n";
import { useDesktop } from "../../shared/ui/desktop";
import { createUpdates } from "../updates";
import { Footer } from "./footer";
import { OfflineNotice } from "./offline-notice";
import { RailButtons } from "./rails/rail-buttons";
import { SupportButton } from "./support-button";
import { SupportChoice } from "./support-choice";
import { UpdateBanner } from "./update-banner";
import { useListSync } from "./use-list-sync";
import { showsFooter } from "./visibility";

/** Props of {@link DeferredShell}. */
export interface DeferredShellProps {
  pathname: string;
  site: ShownSite;
}

/** The parts of the shell that nobody needs at first sight; they come when the page has loaded. */
export function DeferredShell({ pathname, site }: DeferredShellProps) {
  const [updates] = useState(startUpdates);
  const { isComplete } = useI18n();
  const isDesktop = useDesktop();
  // Every tab knows whose data it holds, also one that asks nothing else of them.
  useMember();
  useListSync();
  // Their texts come a moment later than the first load's.
  if (!isComplete) return null;
  return (
    <>
      <OfflineNotice />
      {(isDesktop || showsFooter(pathname)) && <Footer site={site} />}
      <RailButtons />
      <SupportButton address={site.service} />
      <SupportChoice />
      <UpdateBanner updates={updates} />
    </>
  );
}

function startUpdates() {
  const updates = createUpdates();
  void updates.register();
  return updates;
}
