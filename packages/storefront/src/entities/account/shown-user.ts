import type { User } from "marketplace-sdk";

/** What screens show of a user. */
const SHOWN = ["nickname", "username", "email", "mobile", "avatar"] as const;

/**
 * The signed-in user for the screen. Stock servers leave most of it out of `account.get`, so the stored `userinfo` of the sign-in fills
 * the gaps; it is available offline, too. It may be old: never save it as if the server had returned it.
 *
 * @param userinfo of the session, as it was stored
 */
export function shownUser(user: User | undefined, userinfo: unknown): User {
  const shown: User = { ...user };
  for (const name of SHOWN) {
    const value = user?.[name] || textOf(userinfo, name);
    if (value) shown[name] = value;
  }
  return shown;
}

function textOf(fields: unknown, name: string): string | undefined {
  if (typeof fields !== "object" || fields === null || !Object.hasOwn(fields, name)) return undefined;
  const value: unknown = Reflect.get(fields, name);
  return typeof value === "string" ? value : undefined;
}
