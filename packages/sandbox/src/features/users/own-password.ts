import { BusinessError } from "../../domain/errors";
import type { Call } from "../../kernel/handler";
import { isPassword } from "../../kernel/passwords";
import { countOwnPassword, verifyAttempt } from "./password-attempts";

/** The member, the hash of the password, and the input field that errors name. */
export interface OwnPassword {
  readonly memberId: number;
  readonly stored: string;
  readonly password: string;
  readonly field: string;
}

/**
 * Checks the login password of a signed-in member. The attempt is counted before anything is hashed.
 *
 * @throws {BusinessError} `password_wrong` with `field`
 * @throws {HttpError} 429 after ten wrong ones within an hour, over all operations that require it
 */
export async function verifyOwnPassword(
  { services, now }: Pick<Call<"auth.logout">, "services" | "now">,
  { memberId, stored, password, field }: OwnPassword,
): Promise<void> {
  const attempt = await countOwnPassword(services, memberId, now);
  const isRight = await verifyAttempt(attempt, isPassword(stored, password, memberId));
  if (!isRight) throw new BusinessError("password_wrong", { field });
  await attempt.giveBack();
}
