import { isViolation } from "../../db/errors";
import { BusinessError } from "../../domain/errors";
import { invalidField } from "../../kernel/errors";

/** No @, so that no user name equals an e-mail address; no spaces or invisible characters, so that no two names look alike. */
const USERNAME = /^[^\s@\p{C}]{3,30}$/u;
/** Alphabets with letters that look the same. A name takes them from one: `buy\u0435r` is not `buyer`. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** The canonical form of a user name (Unicode NFKC). @throws {HttpError} 422 */
export function usernameOf(text: string): string {
  const username = text.normalize("NFKC");
  const alphabets = ALIKE.filter((alphabet) => alphabet.test(username)).length;
  if (!USERNAME.test(username) || alphabets > 1) throw invalidField("username");
  return username;
}

/** Turns violations of the unique indexes of `member` into errors for the caller. */
export function refuseTaken(error: unknown): never {
  if (isViolation(error, "member_username")) throw new BusinessError("username_taken", { field: "username" });
  if (isViolation(error, "member_email")) throw new BusinessError("email_taken", { field: "email" });
  throw error;
}
