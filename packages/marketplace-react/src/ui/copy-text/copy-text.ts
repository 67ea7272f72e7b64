/**
 * Copies a text, also where browsers have no clipboard for scripts: on pages without HTTPS and in some browsers inside of apps. Call it in
 * the handler of a press.
 *
 * @returns whether it is copied; if not, show the text for copying by hand
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

/** The way of older browsers: what is selected in a field. */
function copyFromField(text: string): boolean {
  const { activeElement, body } = document;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; inset: 0 auto auto 0; opacity: 0";
  // Everything outside of an open dialog is inert.
  (activeElement?.closest("dialog") ?? body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus();
  }
}
