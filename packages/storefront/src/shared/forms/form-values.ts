/** The typed values by field. */
export type FieldValues<Name extends string> = Readonly<Record<Name, string>>;

/** Kinds of fields into which something types. */
const TEXT_TYPES = new Set(["text", "email", "password", "search", "tel", "url", "number"]);

/** Values with what fields of the form hold: some password managers fill them in without an event, and React then knows nothing of it. */
export function withSilentValues<Values extends object>(
  values: Values,
  form: HTMLFormElement | null,
): Values {
  let next = values;
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) || !TEXT_TYPES.has(field.type) || !field.value) continue;
    const known = textAt(next, field.name);
    if (known !== undefined && known !== field.value) next = withText(next, field.name, field.value);
  }
  return next;
}

/**
 * The text at a place of a form's values, such as `title` or, in a list, `skus.0.price`; undefined when it has none.
 * Places are named as the server names the field that it refuses. A form without lists may have such a name as the name of a field.
 */
export function textAt(values: unknown, place: string): string | undefined {
  let found = values;
  for (const part of partsOf(values, place)) found = Reflect.get(Object(found), part);
  return typeof found === "string" ? found : undefined;
}

/** The same values with another text at one place, whose list has it already. */
export function withText<Values>(values: Values, place: string, text: string): Values {
  const copy = structuredClone(values);
  const parts = [...partsOf(values, place)];
  const last = parts.pop() ?? "";
  let holder: unknown = copy;
  for (const part of parts) holder = Reflect.get(Object(holder), part);
  Reflect.set(Object(holder), last, text);
  return copy;
}

const partsOf = (values: unknown, place: string): readonly string[] =>
  Object.hasOwn(Object(values), place) ? [place] : place.split(".");
