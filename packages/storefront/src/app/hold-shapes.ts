/** The longest that a page is without the shop around it. Milliseconds. */
export const HOLD_MS = 1_000;

/**
 * Waits for the first screen where a server has written pictures or words of it into the page (README, "Serving the build"):
 * the skeleton that a screen begins with would take them away until it brings them back.
 *
 * @param root with the page's first shapes
 * @param screen settles once the screen's file and first answers are here
 */
export async function holdShapes(root: ParentNode, screen: Promise<unknown>): Promise<void> {
  if (!root.querySelector(".boot img, .boot em")) return;
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, HOLD_MS))]);
}
