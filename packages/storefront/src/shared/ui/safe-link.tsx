import type { ReactNode } from "react";
import { Link } from "../navigation/link";
import { externalHref, internalHref } from "./safe-href";

/** Props of {@link SafeLink}. */
export interface SafeLinkProps {
  /** The operator's setting, which may hold anything. */
  url: string | null | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A link set by the operator; a plain box when the address is missing or can't be opened. */
export function SafeLink({ url, className, children }: SafeLinkProps) {
  const inside = internalHref(url);
  if (inside) {
    return (
      <Link href={inside} className={className}>
        {children}
      </Link>
    );
  }
  const outside = externalHref(url);
  if (!outside) return <div className={className}>{children}</div>;
  return (
    <a href={outside} className={className} rel="noopener noreferrer">
      {children}
    </a>
  );
}
