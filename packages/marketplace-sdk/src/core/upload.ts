import type { Progress } from "./types";

/** The part of a `Response` that the transport reads. */
export type RawAnswer = Pick<Response, "status" | "headers" | "text">;

/** Input fields as a multipart form; undefined and null are left out. */
export function toForm(input: object): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(input)) {
    if (value != null) form.append(field, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** Sends by `XMLHttpRequest`, the only way a browser tells upload progress. Rejects like `fetch`. */
export function sendWithProgress(
  url: string,
  { method, headers, signal }: OutgoingRequest,
  form: FormData,
  onProgress: (progress: Progress) => void,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    request.onload = () => {
      const headers = new Headers();
      for (const line of request.getAllResponseHeaders().trim().split("\r\n")) {
        const [name, value] = line.split(": ", 2);
        if (name && value) headers.append(name, value);
      }
      resolve({ status: request.status, headers, text: async () => request.responseText });
    };
    request.onerror = () => reject(new TypeError("Upload failed"));
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

/** What the transport hands to `fetch`. */
export interface OutgoingRequest {
  method: string;
  headers: Record<string, string>;
  body: BodyInit | null;
  signal: AbortSignal;
  credentials: "omit";
  redirect: "manual" | "follow";
}
