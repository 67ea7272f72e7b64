import { useUserId } from "marketplace-react";
import { useEffect, useState } from "react";
import { useI18n } from "../../i18n";
import { useSite } from "../../shared/site";
import { useDesktop } from "../../shared/ui/desktop";
import { Footer, showsFooter } from "./footer";
import { OfflineNotice } from "./offline-notice";
import { RailButtons } from "./rails";
import { SupportButton } from "./support-button";
import { SupportChoice } from "./support-choice";
import { UpdateBanner } from "./update-banner";
import { createUpdates } from "./updates";
import { useListSync } from "./use-list-sync";

/** Props of {@link FooterAndNotices}. */
export interface FooterAndNoticesProps {
  pathname: string;
  /** Whether the screen has customer service in its head. */
  isTask: boolean;
}

/** Footer, notices and support button around a screen. The first view doesn't need them; they load after the page. */
export function FooterAndNotices({ pathname, isTask }: FooterAndNoticesProps) {
  const [updates] = useState(createUpdates);
  useEffect(() => void updates.register(), [updates]);
  const site = useSite();
  const { isComplete } = useI18n();
  const isDesktop = useDesktop();
  // Every tab records whose data it holds, even one that uses nothing else here.
  useUserId();
  useListSync();
  // Their texts load shortly after the first load's.
  if (!isComplete) return null;
  return (
    <>
      <OfflineNotice />
      {(isDesktop || showsFooter(pathname)) && <Footer site={site} />}
      <RailButtons />
      {!isTask && <SupportButton address={site.service} />}
      <SupportChoice />
      <UpdateBanner updates={updates} />
    </>
  );
}
