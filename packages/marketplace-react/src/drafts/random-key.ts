/** 128 random bits, as an `Idempotency-Key`. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
