/**
 * Calls `prefetch` with the path of a link of this site as soon as a finger, pointer or the focus is on it.
 *
 * @returns the function that ends it
 */
export function prefetchOnIntent(target: Document, prefetch: (pathname: string) => void): () => void {
  const end = new AbortController();
  const onSign = ({ target: at }: Event): void => {
    const link = at instanceof Element ? at.closest("a[href]") : null;
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) prefetch(link.pathname);
  };
  for (const sign of ["pointerover", "touchstart", "focusin"]) {
    target.addEventListener(sign, onSign, { passive: true, signal: end.signal });
  }
  return () => end.abort();
}
