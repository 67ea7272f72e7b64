/** Remembers ticked boxes of a checklist on this device, by their labels. */
export function startTicks(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(".task input")];
  if (boxes.length === 0) return;
  const storeKey = `docs-ticks ${document.title}`;
  const ticked = new Set(read(storeKey));
  for (const box of boxes) {
    const words = box.parentElement?.textContent?.trim() ?? "";
    box.checked = ticked.has(words);
    box.addEventListener("change", () => {
      if (box.checked) ticked.add(words);
      else ticked.delete(words);
      try {
        localStorage.setItem(storeKey, JSON.stringify([...ticked]));
      } catch {
        // Storage is blocked or full: the ticks hold for this page.
      }
    });
  }
}

function read(storeKey: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storeKey) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
