import type { ReactNode } from "react";
import { Link } from "wouter";

/** @returns the address when it is a https, mailto or tel link, as operators may set for support; else undefined */
export function externalHref(address: string | null | undefined): string | undefined {
  const text = address?.trim();
  return text && /^(https:\/\/|mailto:|tel:)[^\s]+$/i.test(text) ? text : undefined;
}

/** @returns the path when it stays inside the shop; else undefined */
export function internalHref(address: string | null | undefined): string | undefined {
  return address && isInternal(address) ? address : undefined;
}

/**
 * Whether an address stays inside the shop. `//host` and `/\host` are other sites to a browser, and so is `/\t/host`: it leaves
 * out tabs and line ends.
 */
export function isInternal(address: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(address);
}

/** Props of {@link SafeLink}. */
interface SafeLinkProps {
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
