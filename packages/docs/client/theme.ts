/** Runs before the page is painted: the colors chosen last, if any. */
try {
  const chosen = localStorage.getItem("docs-theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is blocked: the system's colors it is.
}
