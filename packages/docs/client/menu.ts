/** From this width on the side bar is next to the page; the style sheet has the same value. */
const WIDE = "(min-width: 960px)";

/** Unfolds the menu where there is room for it, and shows the place one is at. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>(".menu");
  if (!menu) return;
  const wide = matchMedia(WIDE);
  const follow = () => {
    menu.open = wide.matches;
  };
  follow();
  wide.addEventListener("change", follow);
  const side = menu.parentElement;
  const here = menu.querySelector<HTMLElement>("[aria-current]");
  // Not scrollIntoView: it would move the page as well.
  if (side && here) side.scrollTop = here.offsetTop - side.clientHeight / 2;
}
