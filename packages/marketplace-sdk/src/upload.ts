import { decoderOf, foreignCharset } from "./body.js";
import type { Progress } from "./options.js";
import type { OutgoingRequest } from "./send.js";
import { isRecord } from "./values.js";

/** A file on the device as React Native's `FormData` takes it, such as what its pickers return. Elsewhere give a Blob or File. */
export interface FileReference {
  /** Such as `file:///…/photo.jpg`. */
  readonly uri: string;
  /** Name with its suffix, by which servers judge. */
  readonly name: string;
  /** MIME type, such as `image/jpeg`. */
  readonly type: string;
}

/**
 * Fields as a multipart form.
 * @param fields undefined and null are left out
 * @throws {TypeError} for a file of React Native elsewhere, where it would become the text "[object Object]"
 */
export function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (value == null) continue;
    if (isFileReference(value) && !("getParts" in form)) {
      throw new TypeError("{ uri, name, type } is a file in React Native only: give a Blob or File");
    }
    form.append(field, value);
  }
  return form;
}

/** Only the `FormData` of React Native has `getParts`. */
const isFileReference = (value: unknown): boolean => isRecord(value) && typeof value.uri === "string";

/** `fetch` on `XMLHttpRequest`: the only way to get upload progress in a browser. */
export const sendWithProgress = (
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
      // Its text has been decoded, where the charset is known.
      const charset = foreignCharset(received);
      if (charset && decoderOf(charset)) received.set("content-type", "text/plain; charset=utf-8");
      // Some statuses forbid even an empty body.
      resolve(new Response(request.responseText || null, { status: request.status, headers: received }));
    };
    signal.addEventListener("abort", () => request.abort());
    if (!signal.aborted) request.send(form);
  });
