import { randomUUID } from "node:crypto";

/** @typedef {(path: string, fields?: object) => Promise<any>} Call */

/**
 * Calls the API as an account does on another device.
 *
 * @param {string} url of the server
 * @param {string} [token]
 * @returns {Call} which throws when the server refuses
 */
export function caller(url, token) {
  return async (path, fields = {}) => {
    const answer = await fetch(new URL(`/api/${path}`, url), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        ...(token && { token }),
      },
      body: JSON.stringify(fields),
    });
    const { code, msg, data } = await answer.json();
    if (code !== 1) throw new Error(`${path} was refused: ${msg}`);
    return data;
  };
}

/**
 * @param {string} url
 * @param {string} account
 * @param {string} password
 * @returns {Promise<string>} the token of a new session
 */
export async function logIn(url, account, password) {
  const { userinfo } = await caller(url)("user/login", { account, password });
  return userinfo.token;
}

/**
 * Calls the sandbox's admin console, whose token is in SANDBOX_ADMIN_TOKEN.
 *
 * @param {string} url
 * @param {string} path
 * @param {object} fields
 */
export async function decide(url, path, fields) {
  const answer = await fetch(new URL(`/_dev/api/${path}`, url), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${process.env.SANDBOX_ADMIN_TOKEN}`,
    },
    body: JSON.stringify(fields),
  });
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
}
