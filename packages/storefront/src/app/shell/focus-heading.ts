/** What a person does himself: from then on the focus is his. */
const USER_EVENTS = ["keydown", "pointerdown"] as const;

/**
 * Sends the focus to a new page's heading, so that reading starts there: also to one that comes with the data, or that
 * takes the place of another. Ends with the first thing the reader does himself.
 *
 * @returns ends it earlier
 */
export function focusHeading(page: HTMLElement): () => void {
  const seek = (): void => {
    const { activeElement } = document;
    if (activeElement !== page && activeElement !== document.body) return;
    const heading = page.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(seek);
  const end = (): void => {
    observer.disconnect();
    for (const deed of USER_EVENTS) removeEventListener(deed, end);
  };
  for (const deed of USER_EVENTS) addEventListener(deed, end);
  if (!page.contains(document.activeElement)) page.focus({ preventScroll: true });
  observer.observe(page, { childList: true, subtree: true });
  seek();
  return end;
}
