import { BusinessError } from "../../domain/errors";
import type { Call } from "../handler";
import { memberPasswords } from "../thread-queues";
import { countOwnPassword, verifyAttempt } from "./password-attempts";
import { isPassword } from "./passwords";

/** What is checked: the member, the password's hash, and the input field, which errors name. */
export interface OwnPassword {
  readonly memberId: number;
  readonly stored: string;
  readonly password: string;
  readonly field: string;
}

/**
 * Checks the login password of someone who is signed in. The attempt is counted before anything is hashed.
 *
 * @throws {BusinessError} `password_wrong` with `field`
 * @throws {HttpError} 429 after ten wrong ones within an hour, over all operations that ask for it
 */
export async function verifyOwnPassword(
  { services, now }: Pick<Call<"auth.logout">, "services" | "now">,
  { memberId, stored, password, field }: OwnPassword,
): Promise<void> {
  const attempt = await countOwnPassword(services, memberId, now);
  const isRight = await verifyAttempt(attempt, isPassword(stored, password, memberPasswords));
  if (!isRight) throw new BusinessError("password_wrong", { field });
  await attempt.giveBack();
}
