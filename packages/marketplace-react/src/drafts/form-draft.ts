import type { StorageLike } from "marketplace-sdk/storage";

/** The unfinished values of a form: texts by the names of their fields. */
export interface FormDraft<Name extends string> {
  /** The kept values. Fields that were not kept, or hold something else than text, are left out. */
  read(): Partial<Record<Name, string>>;
  /** Keeps the draft's own fields of `values`; others, such as passwords, are ignored. */
  write(values: Readonly<Partial<Record<Name, string | undefined>>>): void;
  /** Forgets the draft, such as after the form was sent. */
  clear(): void;
}

/** Longest text of a field that is read back. */
const MAX_LENGTH = 200_000;

/**
 * Keeps the values of a form.
 *
 * @param storage `services.drafts.tab`, or `services.drafts.forUser(id)`
 * @param name names the form
 * @param fields the fields that may be kept
 */
export function createFormDraft<Name extends string>(
  storage: StorageLike,
  name: string,
  fields: readonly Name[],
): FormDraft<Name> {
  return {
    read() {
      const values: Partial<Record<Name, string>> = {};
      const stored = parse(storage.getItem(name));
      for (const field of fields) {
        const value: unknown = Reflect.get(stored, field);
        if (typeof value === "string" && value.length <= MAX_LENGTH) values[field] = value;
      }
      return values;
    },
    write: (values) => storage.setItem(name, JSON.stringify(values, [...fields])),
    clear: () => storage.removeItem(name),
  };
}

/** The stored object; an empty one for anything else. */
function parse(text: string | null): object {
  try {
    return Object(JSON.parse(text ?? "null"));
  } catch {
    return {};
  }
}
