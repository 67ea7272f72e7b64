import { toErrorResponse } from "./error-handler";

/** An error where there is no envelope: of a page or a file. */
export function plainError(error: unknown): Response {
  const { code: status, headers } = toErrorResponse(error);
  return new Response(status === 404 ? "Not found.\n" : "Not available now. Try again.\n", {
    status,
    headers: {
      "access-control-allow-origin": "*",
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}
