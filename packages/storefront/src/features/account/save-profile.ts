import type { Shop } from "../../app/market";
import { takeAnswer } from "../../app/take-answer";
import { type ProfileUser, profileInput } from "./profile";

/** What saving works with. */
type Parts = Pick<Shop, "market" | "queries" | "queryClient">;

let before: Promise<unknown> = Promise.resolve();

/**
 * Saves a change of the profile and shows it everywhere. Each call sends the whole profile: one after the other, so that
 * none brings back what another has just changed.
 *
 * @throws {MarketplaceError} of account.update
 */
export function saveProfile(parts: Parts, change: ProfileUser): Promise<void> {
  const saved = before.then(() => send(parts, change));
  before = saved.catch(() => undefined);
  return saved;
}

async function send({ market, queries, queryClient }: Parts, change: ProfileUser): Promise<void> {
  const asked = queries.account.get();
  const input = profileInput(await queryClient.ensureQueryData(asked), change);
  await market.account.update(input);
  await takeAnswer(queryClient, asked, { ...queryClient.getQueryData(asked.queryKey), ...input });
}
