/**
 * Brings the links of one of the page's templates into force. `early`, written by a server, names the further files of the
 * screen (README, "Serving the build"): before the first script had come they would have taken their share of a slow
 * connection from it. `later` is the page's own: what no first screen waits for.
 */
export function activatePreloadLinks(when: "early" | "later"): void {
  const links = document.querySelector<HTMLTemplateElement>(`template#${when}`);
  if (links) document.head.append(links.content);
}
