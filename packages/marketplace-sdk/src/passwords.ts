import { passwordFields } from "./generated/operations.js";

/**
 * Input with its passwords in one Unicode form (NFC, as RFC 8265 has it): some keyboards and password managers send "e" and an accent
 * where others send "é". Done here, since stock servers hash the bytes that come. A password that another client has stored in parts must
 * be reset once: trying both forms would count as two wrong ones.
 */
export function normalizePasswords(input: object | undefined): object | undefined {
  const given = Object.entries(input ?? {}).filter(
    ([name, value]) => passwordFields.includes(name) && typeof value === "string",
  );
  const normalized = given.map(([name, value]) => [name, value.normalize("NFC")]);
  return given.length > 0 ? { ...input, ...Object.fromEntries(normalized) } : input;
}
