/**
 * The form in which a user name or e-mail address is counted: Unicode NFKC, case folded, trimmed. The database looks names up
 * in the same form (`account_key`), and counts a user it finds by id.
 */
export const accountKey = (name: string): string =>
  // Upper case first unifies what lower case alone keeps apart: ß and ẞ, ſ and s, the Kelvin sign and k.
  name.normalize("NFKC").trim().toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
