/** Types are checked also where other clients are not installed. Both calls resolve to `data` of the envelope. */
export interface Client {
  get(id: number): Promise<unknown>;
  post(page: number): Promise<unknown>;
}
interface ClientOptions {
  baseUrl: string;
  token: string;
  language: string;
  fetch: typeof globalThis.fetch;
}
export const ADAPTERS: Record<string, { create(options: ClientOptions): Client }>;
/** Of mitata. */
export function measure(
  call: () => unknown,
  options: object,
): Promise<{ p50: number; heap?: { avg: number } }>;
