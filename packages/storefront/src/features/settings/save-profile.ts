import { SESSION_USER_KEY, setQueryDataFromResponse } from "marketplace-react";
import type { CallOptions, Input } from "marketplace-sdk";
import type { Services } from "../../shared/services";

/** The parts of a user that `account.update` writes. */
export interface ProfileFields {
  avatar?: string | null | undefined;
  nickname?: string | null | undefined;
  bio?: string | null | undefined;
}

/** The services that saving uses. */
type ProfileServices = Pick<Services, "market" | "queries" | "queryClient"> & {
  session: Pick<Services["session"], "get" | "user" | "save">;
};

/** Options of {@link saveProfile}. */
interface SaveProfileOptions {
  /** Asks whether to save although the server doesn't return all that this replaces, such as the bio. */
  confirmLoss: () => Promise<boolean>;
  call?: CallOptions;
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Saves a change of the profile and shows it everywhere. Every call sends the whole profile, so calls run one after the other:
 * none may undo the change of another.
 *
 * Only what `account.get` returns now is known. What the sign-in told, or what was saved here, may have been changed elsewhere since:
 * it is sent after a question alone, where leaving it out would clear it.
 *
 * @returns false if the user did not want to lose what the server doesn't return
 * @throws {MarketplaceError} of account.get and account.update
 */
export function saveProfile(
  services: ProfileServices,
  change: ProfileFields,
  options: SaveProfileOptions,
): Promise<boolean> {
  const saved = queue.then(() => send(services, change, options));
  queue = saved.catch(() => undefined);
  return saved;
}

async function send(
  { market, queries, queryClient, session }: ProfileServices,
  change: ProfileFields,
  { confirmLoss, call }: SaveProfileOptions,
): Promise<boolean> {
  const query = queries.account.get();
  const account: ProfileFields = await queryClient.fetchQuery({ ...query, staleTime: 0 });
  if (losesUnknown(account, change) && !(await confirmLoss())) return false;
  const userinfo = await session.user();
  const input = profileInput(account, lastSeen(userinfo), change);
  await market.account.update(input, call);
  // The same user may not be signed in any more: saving would bring that session back.
  if (userinfo && session.get() === userinfo.token) {
    await session.save({ ...userinfo, ...input });
    void queryClient.invalidateQueries({ queryKey: SESSION_USER_KEY });
  }
  setQueryDataFromResponse(queryClient, query, {
    ...queryClient.getQueryData(query.queryKey),
    ...input,
  });
  return true;
}

/** What this device has last seen of a profile: at the sign-in, or when it was saved here. */
function lastSeen(userinfo: object = {}): ProfileFields {
  const text = (name: keyof ProfileFields): string | undefined => {
    const value: unknown = Reflect.get(userinfo, name);
    return typeof value === "string" ? value : undefined;
  };
  return { avatar: text("avatar"), bio: text("bio") };
}

/**
 * Whether a change would replace something that this server doesn't return. Stock servers clear an avatar or bio that is left
 * out, and leave both out of `account.get`.
 */
const losesUnknown = (account: ProfileFields, change: ProfileFields): boolean =>
  (account.avatar === undefined && change.avatar === undefined) ||
  (account.bio === undefined && change.bio === undefined);

/**
 * Input of account.update for one change. The server clears an avatar or bio that is left out, so both are sent along; a nickname that
 * is left out stays. A generated placeholder (`data:`) isn't an avatar and isn't saved as one.
 *
 * @param account what the server returns now
 * @param seen what the device has last seen
 */
export function profileInput(
  account: ProfileFields,
  seen: ProfileFields,
  change: ProfileFields,
): Input<"account.update"> {
  const avatar = change.avatar ?? account.avatar ?? seen.avatar ?? "";
  const nickname = change.nickname ?? account.nickname ?? undefined;
  return {
    avatar: avatar.startsWith("data:") ? "" : avatar,
    bio: change.bio ?? account.bio ?? seen.bio ?? "",
    ...(nickname !== undefined && { nickname }),
  };
}
