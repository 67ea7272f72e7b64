/** How long the button shows its success. */
const SAID_MS = 1600;

/** Buttons that copy the code next to them. Hidden where the browser does not allow copying. */
export function startCopy(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("figure.code .copy")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const code = button.parentElement?.querySelector("pre")?.textContent ?? "";
      const copied = await navigator.clipboard.writeText(code).then(
        () => true,
        () => false,
      );
      button.textContent = copied ? "Copied" : "Not allowed";
      setTimeout(() => {
        button.textContent = "Copy";
      }, SAID_MS);
    });
  }
}
