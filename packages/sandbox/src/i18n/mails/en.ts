/** A mail in plain text. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
}

/**
 * `code` carries an e-mail code; `known` goes to an address that someone tries to register again; `code_guessed` and
 * `code_locked` warn an owner of wrong codes, the others of changes to the account.
 */
export type MailKind =
  | "code"
  | "known"
  | "code_guessed"
  | "code_locked"
  | "password_changed"
  | "email_changed";
/** A translation: every mail, nothing else. */
export type Mails = Readonly<Record<MailKind, Mail>>;

export const en: Mails = {
  code: {
    subject: "Your code: {code}",
    body: "Your code is {code}. It expires in {seconds, plural, one {# second} other {# seconds}}. If you didn’t ask for it, ignore this email and don’t share the code.",
  },
  known: {
    subject: "You already have an account",
    body: "Someone tried to sign up with this email address, but it already has an account. If that was you, just log in. If not, you don’t need to do anything.",
  },
  code_guessed: {
    subject: "Someone entered wrong codes",
    body: "{count, plural, one {# wrong code was} other {# wrong codes were}} entered for your account within {hours, plural, one {# hour} other {# hours}}. If that wasn’t you, someone is trying to get in: don’t share any code, and change your password.",
  },
  code_locked: {
    subject: "Codes are locked for {hours, plural, one {# hour} other {# hours}}",
    body: "{count, plural, one {# wrong code was} other {# wrong codes were}} entered for your account. No code is accepted for this until {hours, plural, one {# hour} other {# hours}} after the first one. If that wasn’t you, change your password. You can still log in with it.",
  },
  password_changed: {
    subject: "Your password was changed",
    body: "Your login password was changed, and all devices were logged out. If that wasn’t you, reset it now with “Forgot password?” and contact us.",
  },
  email_changed: {
    subject: "Your email address was changed",
    body: "Your account has a new email address; this one gets no more codes. Withdrawals are paused for 24 hours. If that wasn’t you, log in, change your password and contact us.",
  },
};
