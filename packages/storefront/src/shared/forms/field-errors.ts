import type { PlainKey } from "../../i18n/types";
import { textAt } from "./form-values";
import { UNREAD } from "./stored-text";

/** Errors by field, in the order of the fields. */
export type FieldErrors<Name extends string> = { readonly [Field in Name]?: PlainKey | undefined };

/** The same errors, of which those of values that could not be read say so. */
export function tellUnread<Name extends string>(
  errors: FieldErrors<Name>,
  values: object,
): FieldErrors<Name> {
  const told: { [Field in Name]?: PlainKey | undefined } = { ...errors };
  for (const name of namesOf(errors)) if (textAt(values, name) === UNREAD) told[name] = UNREAD_TEXT;
  return told;
}

/** Only the errors of values that could not be read. */
export const unreadOf = <Name extends string>(errors: FieldErrors<Name>): FieldErrors<Name> =>
  keep(errors, (name) => (errors[name] === UNREAD_TEXT ? UNREAD_TEXT : undefined));

const UNREAD_TEXT: PlainKey = "requests.unread";

/** The error of a single field. */
export function only<Name extends string, Value>(name: Name, value: Value): Partial<Record<Name, Value>> {
  const record: Partial<Record<Name, Value>> = {};
  record[name] = value;
  return record;
}

/** The fields that have an error. */
export function namesOf<Name extends string>(errors: FieldErrors<Name>): Name[] {
  const names: Name[] = [];
  for (const name in errors) if (errors[name]) names.push(name);
  return names;
}

/** The errors that still hold. */
export function keep<Name extends string>(
  errors: FieldErrors<Name>,
  now: (name: Name) => PlainKey | undefined,
): FieldErrors<Name> {
  const kept: { [Field in Name]?: PlainKey | undefined } = {};
  for (const name of namesOf(errors)) kept[name] = now(name);
  return kept;
}
