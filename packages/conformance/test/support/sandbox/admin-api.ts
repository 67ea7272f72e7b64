/** The API of the sandbox's admin console (`GET /_dev/api` lists its calls): what an operator decides. */
export interface AdminApi {
  /** @throws {Error} when the console rejects the call */
  decide(call: string, fields: Readonly<Record<string, string | number>>): Promise<void>;
  /** The newest code that was mailed to an address. @throws {Error} without one */
  codeFor(email: string): Promise<string>;
}

/** @param sandbox its address, and the token of its admin console */
export function createAdminApi({ url, adminToken }: { url: string; adminToken: string }): AdminApi {
  const authorization = `Bearer ${adminToken}`;
  return {
    async decide(call, fields) {
      const response = await fetch(`${url}/_dev/api/${call}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify(fields),
      });
      if (!response.ok) throw new Error(`The admin console rejected ${call}: ${await response.text()}`);
    },
    async codeFor(email) {
      const response = await fetch(`${url}/_dev/api/outbox?to=${encodeURIComponent(email)}`, {
        headers: { authorization },
      });
      const [newest]: { code: string }[] = await response.json();
      if (!newest?.code) throw new Error(`No code was mailed to ${email}`);
      return newest.code;
    },
  };
}
