import type { Input } from "marketplace-sdk";

/** The parts of a user that a change of the profile depends on. */
export interface ProfileUser {
  avatar?: string | null | undefined;
  nickname?: string | null | undefined;
  bio?: string | null | undefined;
}

/**
 * Whether a change would delete something that this server doesn't return. Stock servers clear an avatar or bio that is left
 * out, and leave both out of `account.get`.
 */
export const losesUnknown = (user: ProfileUser, change: ProfileUser): boolean =>
  (user.avatar === undefined && change.avatar === undefined) ||
  (user.bio === undefined && change.bio === undefined);

/**
 * Input of account.update for one change. The server clears an avatar or bio that is left out, so both are sent along. A
 * generated placeholder (`data:`) isn't an avatar and isn't saved as one.
 */
export function profileInput(user: ProfileUser, change: ProfileUser): Input<"account.update"> {
  const avatar = change.avatar ?? user.avatar ?? "";
  const nickname = change.nickname ?? user.nickname ?? undefined;
  return {
    avatar: avatar.startsWith("data:") ? "" : avatar,
    bio: change.bio ?? user.bio ?? "",
    ...(nickname !== undefined && { nickname }),
  };
}
