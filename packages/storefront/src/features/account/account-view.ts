import type { User } from "marketplace-sdk";

/** What the head of the account shows. */
export interface AccountView {
  /** Undefined until the server sends it. */
  name: string | undefined;
  /** A second line that distinguishes accounts. */
  detail: string | undefined;
  avatar: string | undefined;
}

/**
 * Name and picture of the signed-in user. Stock servers don't send it when asked, so what the login returned
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
