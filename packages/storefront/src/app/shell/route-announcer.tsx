import { useEffect, useState } from "react";
import type { Place } from "../location";

/** Props of {@link RouteAnnouncer}. */
export interface RouteAnnouncerProps {
  /** Title of the route. */
  title: string;
  place: Place;
  siteName: string;
}

/** Sets the document's title and says it after a navigation. `usePageTitle` gives a screen a better one. */
export function RouteAnnouncer({ title, place, siteName }: RouteAnnouncerProps) {
  const [said, setSaid] = useState("");
  const { pathname, by } = place;
  useEffect(() => {
    if (by !== "load") setSaid(title);
  }, [title, by]);
  const full = pathname === "/" ? siteName : `${title} · ${siteName}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}
