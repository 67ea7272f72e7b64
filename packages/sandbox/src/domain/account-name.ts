/**
 * A user name or e-mail address in the one form it is counted under: compatibility forms united (Unicode NFKC), case folded,
 * trimmed. The look-up does the same in the database (`account_key`), and who it finds is counted by id.
 */
export const accountKey = (name: string): string =>
  // Upper case first unites what lower case alone keeps apart: ß and ẞ, ſ and s, the Kelvin sign and k.
  name.normalize("NFKC").trim().toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
