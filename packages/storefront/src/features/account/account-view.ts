import type { User } from "marketplace-sdk";

/** What the head of the account page shows. */
export interface AccountView {
  /** Undefined until the server sends it. */
  name: string | undefined;
  /** A second line that distinguishes accounts. */
  detail: string | undefined;
  avatar: string | undefined;
}

/**
 * Name and picture of the signed-in user. Stock servers leave them out of `account.get`, so the stored `userinfo` of the
 * sign-in fills the gaps. It is available offline, too.
 */
export function accountView(user: User | undefined, userinfo: unknown): AccountView {
  const field = (name: "nickname" | "username" | "email" | "mobile" | "avatar"): string | undefined =>
    user?.[name] || textOf(userinfo, name);
  const username = field("username");
  const name = field("nickname") ?? username;
  return {
    name,
    detail: field("email") ?? field("mobile") ?? (username === name ? undefined : username),
    avatar: field("avatar"),
  };
}

function textOf(fields: unknown, name: string): string | undefined {
  if (typeof fields !== "object" || fields === null || !Object.hasOwn(fields, name)) return undefined;
  const value: unknown = Reflect.get(fields, name);
  return typeof value === "string" && value ? value : undefined;
}
