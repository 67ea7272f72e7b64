/**
 * Imports code and texts. When that fails, the browser's own cache may be to blame: a host that did not have a file for a moment
 * answered with a page, to be kept for a year, and no reload asks again. Then such answers are replaced, and one more attempt made.
 *
 * @param load imports; anything else that it does must bear a second attempt
 * @throws what the last attempt threw
 */
export async function loadCode<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (!(await replaceWrongFiles().catch(() => false))) throw error;
    return load();
  }
}

/** @returns whether a file was wrong in the browser's cache and is not any more */
async function replaceWrongFiles(): Promise<boolean> {
  const replaced = await Promise.all(
    requestedFiles().map(async (url) => {
      const kept = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => undefined);
      if (!kept || isCode(kept)) return false;
      return isCode(await fetch(url, { cache: "reload" }));
    }),
  );
  return replaced.includes(true);
}

/** Scripts and style sheets of the build that this page has asked for. */
const requestedFiles = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => /^\/assets\/.+\.(js|css)$/.test(new URL(name).pathname)),
  ),
];

const isCode = ({ ok, headers }: Response): boolean =>
  ok && /javascript|text\/css/i.test(headers.get("content-type") ?? "");
