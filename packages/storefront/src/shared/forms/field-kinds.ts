/**
 * What is typed into a `<Field>`: the keyboard it needs, its direction, and that a browser has nothing to offer for it.
 * Spread one of them over the field: `<Field {...form.field("stock")} {...COUNT} />`.
 */
export const COUNT = { inputMode: "numeric", autoComplete: "off" } as const;
export const AMOUNT = { inputMode: "decimal", autoComplete: "off" } as const;
/** Numbers of parcels, documents and transactions: from left to right in every language. */
export const CODE = { autoComplete: "off", dir: "ltr" } as const;
/** Words that are nobody's name or address. */
export const WORDS = { autoComplete: "off", dir: "auto" } as const;
/** The user's own, which a browser may know. */
export const PASSWORD = { type: "password", autoComplete: "current-password" } as const;
/** An account or an invitation: as it is written, letter by letter. */
export const ACCOUNT = { autoCapitalize: "none", spellCheck: false, dir: "auto" } as const;
