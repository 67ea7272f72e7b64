/**
 * What a browser's page translator does to a page: each text node makes way for an element with another text node, of which React knows
 * nothing.
 *
 * @param isRude also where `translate="no"` forbids it
 */
export function translatePage(root: Element, isRude: boolean): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const node of found) {
    const { parentElement } = node;
    const isForbidden = parentElement?.closest('[translate="no"]') !== null;
    if (!parentElement || parentElement.closest("font, script, style") || (isForbidden && !isRude)) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = node.textContent;
    outer.append(inner);
    node.parentNode?.replaceChild(outer, node);
  }
}
