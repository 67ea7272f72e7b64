import { BusinessError } from "../../domain/errors";
import { isWeakPassword, PASSWORD_MAX, PASSWORD_MIN } from "../../domain/weak-password";
import { HttpError } from "../../kernel/errors";
import { passwordForm } from "../../kernel/passwords";

/**
 * Checks a new password. NIST SP 800-63B requires a minimum length and a list of common passwords, and advises against rules about
 * kinds of characters.
 *
 * @param own user name, e-mail address and the like, which attackers guess first
 * @throws {HttpError} 422 if it is too short or too long
 * @throws {BusinessError} `weak_password`
 */
export function checkNewPassword(password: string, field: string, own: readonly string[]): void {
  const { length } = [...passwordForm(password)];
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) {
    const details = { field, min: PASSWORD_MIN, max: PASSWORD_MAX };
    throw new HttpError(422, "password_length", { error: "invalid_field", details });
  }
  if (isWeakPassword(passwordForm(password), own)) throw new BusinessError("weak_password", { field });
}
