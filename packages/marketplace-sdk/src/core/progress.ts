import type { OutgoingRequest, Progress } from "./types";

/**
 * `fetch` by `XMLHttpRequest`, the only way a browser tells upload progress. Loads with the first upload that wants it,
 * and imports nothing, so that no part of the main file moves to a third one.
 */
export const fetchWithProgress = (
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
