/**
 * Kinds of `<Field>`: the keyboard it needs, its direction, and no autofill where browsers have nothing to offer. Spread one
 * over the field: `<Field {...form.field("stock")} {...COUNT} />`.
 */
export const COUNT = { inputMode: "numeric", autoComplete: "off" } as const;
export const AMOUNT = { inputMode: "decimal", autoComplete: "off" } as const;
/** Numbers of parcels, documents and transactions: from left to right in every language. */
export const CODE = { autoComplete: "off", dir: "ltr" } as const;
/** Words that aren't anyone's name or address. */
export const WORDS = { autoComplete: "off", dir: "auto" } as const;
/** The user's own password, which a browser may fill in. */
export const PASSWORD = { type: "password", autoComplete: "current-password" } as const;
/** An account or an invitation code: no automatic capitals or spelling. */
export const ACCOUNT = { autoCapitalize: "none", spellCheck: false, dir: "auto" } as const;
