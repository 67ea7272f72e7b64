import type { Fetch, OutgoingRequest, Progress } from "./options";

/**
 * Sends fields as a multipart form, which stays in `init` for a redirect. Loads with the first upload, and imports
 * nothing, so that no part of the main file moves to a third one.
 * @param fields undefined and null are left out
 * @param onProgress heard in browsers alone
 */
export function upload(
  fetch: Fetch,
  url: string,
  init: OutgoingRequest,
  fields: object,
  onProgress?: (progress: Progress) => unknown,
): Promise<Response> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (value != null) form.append(field, value);
  }
  init.body = form;
  return onProgress && globalThis.XMLHttpRequest
    ? sendWithProgress(url, init, form, onProgress)
    : fetch(url, init);
}

/** `fetch` by `XMLHttpRequest`, the only way a browser tells upload progress. */
const sendWithProgress = (
  url: string,
  { method, headers, signal }: OutgoingRequest,
  form: FormData,
  onProgress: (progress: Progress) => unknown,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const name in headers) request.setRequestHeader(name, `${headers[name]}`);
    request.upload.onprogress = onProgress;
    request.onerror = reject;
    request.onload = () => {
      const received = new Headers();
      for (const [, name, value] of request.getAllResponseHeaders().matchAll(/(.+?): (.*)/g)) {
        received.append(`${name}`, `${value}`);
      }
      // Statuses without a body refuse even an empty one.
      resolve(new Response(request.responseText || null, { status: request.status, headers: received }));
    };
    // The signal may have fired while this file was on its way.
    signal.addEventListener("abort", () => request.abort());
    if (!signal.aborted) request.send(form);
  });
