import type { ReactNode } from "react";
import { Link } from "../navigation/link";
import { externalHref, internalHref } from "./safe-href";

/** Props of {@link SafeLink}. */
export interface SafeLinkProps {
  /** What the operator has set; anything may stand there. */
  url: string | null | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A link to where the operator leads; a mere box where the address can't be opened, or there is none. */
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
