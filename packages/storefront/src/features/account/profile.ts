import type { Input } from "marketplace-sdk";
import type { PlainKey } from "../../ui/use-form";

/** What the profile call must know of the present user. */
export interface ProfileUser {
  avatar?: string | undefined;
  nickname?: string | undefined;
  bio?: string | undefined;
}

/**
 * Input of user.profile for one change. The server clears an avatar or bio that is left out, so both go along with
 * their present values; a drawn stand-in (`data:`) is no avatar and is not made one.
 */
export function profileInput(user: ProfileUser, change: ProfileUser): Input<"user.profile"> {
  const avatar = change.avatar ?? user.avatar ?? "";
  const nickname = change.nickname ?? user.nickname;
  return {
    avatar: avatar.startsWith("data:") ? "" : avatar,
    bio: change.bio ?? user.bio ?? "",
    ...(nickname !== undefined && { nickname }),
  };
}

/** Largest picture stock servers take, in bytes. */
export const LARGEST_PICTURE = 10 * 1024 * 1024;

/** Kinds of pictures that stock servers take; they refuse svg. */
export const PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/** Why a file can't be an avatar; undefined when it can. */
export function checkPicture(file: { type: string; size: number }): PlainKey | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return "account.pictureType";
  return file.size > LARGEST_PICTURE ? "account.pictureSize" : undefined;
}

/** How much of an upload has left, 0 to 1; undefined while the total is unknown. */
export function fraction({ loaded, total }: { loaded: number; total: number }): number | undefined {
  return total > 0 ? Math.min(1, loaded / total) : undefined;
}
