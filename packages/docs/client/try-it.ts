import { requestOf, shown, tokenOf, verdictOf, type Wish } from "./request";

/** The longest a call may take (docs/product.md, "Transport"). */
const TIMEOUT_MS = 30_000;
/** Kept for the tab alone: a token is a secret. */
const KEPT = { base: "docs-base", token: "docs-token", language: "docs-language" } as const;

/** Activates the page's form, if it has one. */
export function startTryIt(): void {
  const form = document.querySelector<HTMLFormElement>("form.try");
  if (!form) return;
  form.hidden = false;
  for (const [name, storeKey] of Object.entries(KEPT)) {
    const kept = read(storeKey);
    const input = inputOf(form, name);
    if (kept && input) input.value = kept;
  }
  newKey(form);

  let running: AbortController | undefined;
  const cancel = form.elements.namedItem("cancel");
  if (cancel instanceof HTMLButtonElement) cancel.addEventListener("click", () => running?.abort());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (running) return;
    running = new AbortController();
    if (cancel instanceof HTMLButtonElement) cancel.hidden = false;
    form.setAttribute("aria-busy", "true");
    await send(form, running);
    running = undefined;
    form.removeAttribute("aria-busy");
    if (cancel instanceof HTMLButtonElement) cancel.hidden = true;
  });
}

async function send(form: HTMLFormElement, controller: AbortController): Promise<void> {
  const wish = wishOf(form);
  keep(KEPT.base, wish.base);
  keep(KEPT.token, wish.token);
  keep(KEPT.language, wish.language);
  let request: ReturnType<typeof requestOf>;
  try {
    request = requestOf(wish);
  } catch (error) {
    show(form, error instanceof Error ? error.message : String(error));
    return;
  }
  show(form, `Waiting for ${new URL(request.url).host} …`);
  const timer = setTimeout(() => controller.abort(new Error("timeout")), TIMEOUT_MS);
  const began = performance.now();
  try {
    const response = await fetch(request.url, { ...request.init, signal: controller.signal });
    const text = await response.text();
    const ms = Math.round(performance.now() - began);
    const token = tokenOf(text);
    if (token) remember(form, token);
    const signedIn = token ? " The token is kept for this tab." : "";
    const verdict = verdictOf(text) ?? "no envelope";
    show(form, `HTTP ${response.status}, ${verdict}, ${ms} ms.${signedIn}`, shown(text));
    // Another press is a new request; after an inconclusive response the key must stay.
    if (response.status < 500 && ![401, 409, 429].includes(response.status)) newKey(form);
  } catch {
    show(form, failure(controller, request.url));
  } finally {
    clearTimeout(timer);
  }
}

function failure({ signal }: AbortController, url: string): string {
  if (signal.aborted) {
    return signal.reason instanceof Error && signal.reason.message === "timeout"
      ? `No answer within ${TIMEOUT_MS / 1000} seconds. Whether the server did it is unknown.`
      : "Cancelled. Whether the server did it is unknown.";
  }
  return `No answer from ${new URL(url).origin}. Does it run, and may this page call it (CORS)? The sandbox: npm run sandbox -- --dev`;
}

function wishOf(form: HTMLFormElement): Wish {
  const { method = "POST", path = "/" } = form.dataset;
  const value = (name: string) => inputOf(form, name)?.value ?? "";
  const body = form.elements.namedItem("body");
  const query = [...form.querySelectorAll<HTMLInputElement>("[data-query]")];
  return {
    method,
    path,
    base: value("base").trim(),
    token: value("token").trim(),
    language: value("language").trim(),
    key: value("key").trim(),
    body: body instanceof HTMLTextAreaElement ? body.value : undefined,
    file: inputOf(form, "file")?.files?.[0],
    query: Object.fromEntries(query.map((input) => [input.dataset.query ?? "", input.value.trim()])),
  };
}

function show(form: HTMLFormElement, line: string, body?: string): void {
  const result = form.querySelector(".result");
  const said = document.createElement("p");
  said.textContent = line;
  if (body === undefined) {
    result?.replaceChildren(said);
    return;
  }
  const code = document.createElement("pre");
  code.tabIndex = 0;
  code.setAttribute("role", "group");
  code.setAttribute("aria-label", "Answer");
  code.textContent = body;
  result?.replaceChildren(said, code);
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}

function newKey(form: HTMLFormElement): void {
  const input = inputOf(form, "key");
  // Only pages of a secure origin have randomUUID.
  if (input) input.value = crypto.getRandomValues(new Uint32Array(4)).join("-");
}

function remember(form: HTMLFormElement, token: string): void {
  const input = inputOf(form, "token");
  if (input) input.value = token;
  keep(KEPT.token, token);
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the form keeps it while it is open.
  }
}
