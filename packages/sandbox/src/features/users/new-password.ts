import { BusinessError } from "../../domain/errors";
import { isWeakPassword, PASSWORD_MAX, PASSWORD_MIN } from "../../domain/weak-password";
import { HttpError } from "../errors";

/**
 * The rules of a new password: NIST SP 800-63B asks for a length and a list of common ones, and for no mixture of characters.
 *
 * @param own user name, e-mail and similar, which are guessed first
 * @throws {HttpError} 422 for its length
 * @throws {BusinessError} `weak_password`
 */
export function checkNewPassword(password: string, field: string, own: readonly string[]): void {
  const { length } = [...password];
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) {
    const details = { field, min: PASSWORD_MIN, max: PASSWORD_MAX };
    throw new HttpError(422, "password_length", { error: "invalid_field", details });
  }
  if (isWeakPassword(password, own)) throw new BusinessError("weak_password", { field });
}
