/** The button that turns the page dark or light, and remembers it. */
export function startThemeButton(): void {
  const button = document.querySelector<HTMLButtonElement>("button.theme");
  if (!button) return;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => {
    const chosen = document.documentElement.dataset.theme;
    return chosen ? chosen === "dark" : system.matches;
  };
  const show = () => button.setAttribute("aria-pressed", String(isDark()));
  button.hidden = false;
  show();
  system.addEventListener("change", show);
  button.addEventListener("click", () => {
    const theme = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    show();
    try {
      localStorage.setItem("docs-theme", theme);
    } catch {
      // Storage is blocked: the choice holds for this page.
    }
  });
}
