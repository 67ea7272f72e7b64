import type { CallOptions, Input } from "marketplace-sdk";
import type { Services } from "../../shared/services";
import { setQueryDataFromResponse } from "../../shared/set-query-data-from-response";

/** The services that saving uses. */
type ProfileServices = Pick<Services, "market" | "queries" | "queryClient"> & {
  session: Pick<Services["session"], "user">;
};

/** Options of {@link saveProfile}. */
export interface SaveProfileOptions {
  /** Asks whether to save although this deletes what the server doesn't return, such as the bio. */
  confirmLoss: () => Promise<boolean>;
  call?: CallOptions;
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Saves a change of the profile and shows it everywhere. Every call sends the whole profile, so calls run one after the other:
 * none may undo the change of another.
 *
 * @returns false if the user did not want to lose what the server doesn't return
 * @throws {MarketplaceError} of account.update
 */
export function saveProfile(
  services: ProfileServices,
  change: ProfileUser,
  options: SaveProfileOptions,
): Promise<boolean> {
  const saved = queue.then(() => send(services, change, options));
  queue = saved.catch(() => undefined);
  return saved;
}

async function send(
  { market, queries, queryClient, session }: ProfileServices,
  change: ProfileUser,
  { confirmLoss, call }: SaveProfileOptions,
): Promise<boolean> {
  const query = queries.account.get();
  const account: ProfileUser = await queryClient.ensureQueryData(query);
  // Stock servers return the avatar only on login.
  const userinfo: object = (await session.user()) ?? {};
  const storedAvatar =
    "avatar" in userinfo && typeof userinfo.avatar === "string" ? userinfo.avatar : undefined;
  const user: ProfileUser = { ...account, avatar: account.avatar ?? storedAvatar };
  if (losesUnknown(user, change) && !(await confirmLoss())) return false;
  const input = profileInput(user, change);
  await market.account.update(input, call);
  await setQueryDataFromResponse(queryClient, query, {
    ...queryClient.getQueryData(query.queryKey),
    ...input,
  });
  return true;
}

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
const losesUnknown = (user: ProfileUser, change: ProfileUser): boolean =>
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
