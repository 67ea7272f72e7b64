import type { OutgoingRequest, Progress } from "./types";

/** Input fields as a multipart form; undefined and null are left out. */
export function toForm(input: object): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(input)) {
    if (value != null) form.append(field, value);
  }
  return form;
}

/** `fetch` by `XMLHttpRequest`, the only way a browser tells upload progress. */
export const fetchWithProgress = (
  url: string,
  { method, headers, signal }: OutgoingRequest,
  form: FormData,
  onProgress: (progress: Progress) => void,
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
      resolve(toResponse(request.responseText, request.status, received));
    };
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });

/** Statuses without a body refuse even an empty one. */
export const toResponse = (text: string, status: number, headers: Headers): Response =>
  new Response(text || null, { status, headers });
