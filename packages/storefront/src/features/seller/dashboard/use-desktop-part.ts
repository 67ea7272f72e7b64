import { useEffect, useState } from "react";
import { retryWithBackoff } from "../../../shared/background";
import { useDesktop } from "../../../shared/ui/desktop";

/** A part that only wide windows have: loaded when the window is wide for the first time. @param load the same function each time */
export function useDesktopPart<Part>(load: () => Promise<Part>) {
  const isDesktop = useDesktop();
  const [part, setPart] = useState<Part>();
  useEffect(
    () => (isDesktop ? retryWithBackoff(() => load().then((loaded) => setPart(() => loaded))) : undefined),
    [isDesktop, load],
  );
  return { isDesktop, part };
}
