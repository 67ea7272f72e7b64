import { onTestFinished } from "vitest";
import type { Db } from "../../../src/db/connect";
import { takeInDatabase } from "../../../src/db/rate-limit";
import { handlers } from "../../../src/features/index";
import { databaseStorage } from "../../../src/features/uploads/database-storage";
import { authenticate } from "../../../src/features/users/sessions";
import { openAdmission } from "../../../src/http/admission";
import { CHEAP_COST, hashPassword } from "../../../src/kernel/passwords";
import type { Services } from "../../../src/kernel/services";
import { DEMO_SETTINGS } from "../../../src/kernel/settings";
import { type Answer, read, testApp } from "../../http/app";
import { TEST_KEYS, testClock } from "../../support/call";
import { testDatabase } from "../../support/database";

export const PASSWORD = "lantern-77";

/** Accounts, addresses, messages and uploads over HTTP on a separate database: every answer is checked against the contract. */
export async function createUserApp(overrides: Partial<Services> = {}) {
  const { db } = await testDatabase();
  const clock = testClock();
  const services = {
    db,
    files: databaseStorage(db),
    clock,
    settings: DEMO_SETTINGS,
    keys: TEST_KEYS,
    ...overrides,
  };
  const { send, lines } = testApp({
    handlers,
    services,
    options: {
      authenticate: (token, now) => authenticate(db, token, now),
      takeCall: takeInDatabase(db),
      admission: openAdmission({ trustProxy: ["127.0.0.1"] }),
    },
  });
  onTestFinished(() => {
    if (lines.length > 0) throw new Error(`the server logged: ${lines.join("\n")}`);
  });

  const call = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    read(
      await send(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      }),
    );

  /** Registers a user. @returns calls in that person's name */
  const join = async (username: string) => {
    const { data } = await call("/api/user/register", { username, password: PASSWORD });
    return person(userinfo(data));
  };
  const person = ({ id, token }: { id: number; token: string }) => ({
    id,
    token,
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      call(path, body, { token, ...headers }),
    upload: async (bytes: Uint8Array, name = "a.png", category?: string, type = "image/png") => {
      const form = new FormData();
      form.set("file", new File([Uint8Array.from(bytes)], name, { type }));
      if (category !== undefined) form.set("category", category);
      return read(await send("/api/index/upload", { method: "POST", body: form, headers: { token } }));
    },
  });
  const all: Services = {
    ...services,
    passwordCost: CHEAP_COST,
    secret: Buffer.alloc(32),
    production: false,
    relaxed: true,
    log: (line) => lines.push(line),
  };
  return { db, clock, services: all, call, join, person, lines };
}

/** The session in an answer to a sign-in. */
export function userinfo(data: Answer["data"]): { id: number; token: string } {
  const info: unknown = data?.userinfo;
  if (typeof info !== "object" || info === null || !("token" in info) || !("id" in info)) {
    throw new Error("nobody is signed in");
  }
  return { id: Number(info.id), token: String(info.token) };
}

/** Adds a shop with its own owner. @returns ids of both */
export async function addShop(
  db: Db,
  name: string,
  status = "open",
): Promise<{ id: number; ownerId: number }> {
  const hash = await hashPassword(PASSWORD, CHEAP_COST);
  const [owner] = await db<{ id: number }[]>`
    insert into member (username, password_hash, invite_code, createtime)
    values (${`owner of ${name}`}, ${hash}, ${`invite ${name}`}, 1) returning id`;
  const ownerId = owner?.id ?? 0;
  const [shop] = await db<{ id: number }[]>`
    insert into shop (owner_id, shopname, status, createtime) values (${ownerId}, ${name}, ${status}, 1) returning id`;
  const id = shop?.id ?? 0;
  await db`insert into shop_figures (shop_id) values (${id})`;
  return { id, ownerId };
}
