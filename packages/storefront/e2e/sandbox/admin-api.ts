import { type APIRequestContext, expect } from "@playwright/test";

/** Set by playwright.config.ts for the sandbox and these tests. */
export const ADMIN_TOKEN = process.env.SANDBOX_ADMIN_TOKEN ?? "";
const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };

/** Calls the API of the sandbox's admin console, which only exists with `--dev`. */
async function call(request: APIRequestContext, path: string, fields: object): Promise<void> {
  const answer = await request.post(`/_dev/api/${path}`, { data: fields, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** The newest code that was sent to an e-mail address. */
export async function mailedCode(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get("/_dev/api/outbox", { params: { to: address }, headers });
  const [mail]: { code: string }[] = await answer.json();
  if (!mail) throw new Error(`There is no mail to ${address}.`);
  return mail.code;
}

/** A fault in the next calls of an operation, for every caller: choose an operation that no other test needs. */
export interface Fault {
  operation: string;
  kind: "latency" | "status" | "html" | "drop_before";
  /** Milliseconds or HTTP status. */
  value?: number;
}

/** More calls than a page makes, with all its retries. */
const MAX_CALLS = 50;

export const planFault = (request: APIRequestContext, fault: Fault): Promise<void> =>
  call(request, "faults/set", { ...fault, remaining: MAX_CALLS });

export const endFault = (request: APIRequestContext, operation: string): Promise<void> =>
  call(request, "faults/clear", { operation });

/** Decides like a reviewer, a lender or the blockchain, such as `recharges/reject`. */
export const decide = (request: APIRequestContext, path: string, fields: object): Promise<void> =>
  call(request, path, fields);

/** Stops delivery to a country, or resumes it. @param name in English */
export async function deliver(request: APIRequestContext, name: string, isOpen: boolean): Promise<void> {
  const countries: { id: number; name: string }[] = await (
    await request.get("/_dev/api/areas", { headers })
  ).json();
  const id = countries.find((country) => country.name === name)?.id;
  await call(request, `areas/${isOpen ? "open" : "close"}`, { id });
}

/** Returns a merchant's application. @param notes the problems, by field */
export const rejectApplication = (
  request: APIRequestContext,
  id: number,
  notes: Readonly<Record<string, string>>,
): Promise<void> => call(request, "merchants/reject", { ...notes, id });

/** Approves a merchant's application, which opens the shop. */
export const approveApplication = (request: APIRequestContext, id: number): Promise<void> =>
  call(request, "merchants/approve", { id });
