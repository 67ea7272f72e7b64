import type { User } from "marketplace-sdk";

/** What the head of the account shows. */
export interface AccountView {
  /** Undefined while nobody has told it. */
  name: string | undefined;
  /** A second line that tells accounts apart. */
  detail: string | undefined;
  avatar: string | undefined;
}

/**
 * Name and picture of the signed-in user. Stock servers tell nothing of it when asked, so what the login answered
 * (`userinfo`) fills the gaps; it is also there without a connection.
 */
export function accountView(user: User | undefined, userinfo: unknown): AccountView {
  const known = (name: "nickname" | "username" | "email" | "mobile" | "avatar"): string | undefined =>
    user?.[name] || textOf(userinfo, name);
  const username = known("username");
  const name = known("nickname") ?? username;
  return {
    name,
    detail: known("email") ?? known("mobile") ?? (username === name ? undefined : username),
    avatar: known("avatar"),
  };
}

function textOf(fields: unknown, name: string): string | undefined {
  if (typeof fields !== "object" || fields === null || !Object.hasOwn(fields, name)) return undefined;
  const value: unknown = Reflect.get(fields, name);
  return typeof value === "string" && value ? value : undefined;
}
