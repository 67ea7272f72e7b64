import { type ComponentType, useEffect, useState } from "react";
import { retryWithBackoff } from "../../shared/retry-with-backoff";
import { useDesktop } from "../../shared/ui/desktop";
import type { DesktopShellProps } from "./desktop/desktop-shell";

/** The desktop's parts of the shell once they have arrived; a phone never asks for them. */
export function useDesktopShell(): ComponentType<DesktopShellProps> | undefined {
  const isDesktop = useDesktop();
  const [module, setModule] = useState<{ DesktopShell: ComponentType<DesktopShellProps> }>();
  useEffect(
    () => (isDesktop ? retryWithBackoff(() => import("./desktop/desktop-shell").then(setModule)) : undefined),
    [isDesktop],
  );
  return isDesktop ? module?.DesktopShell : undefined;
}
