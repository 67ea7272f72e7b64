type Entry = string | Readonly<Record<string, string>>;

/** Counts that between them call for every plural form of every language, and for each form more than once if it can. */
const COUNTS = [...Array.from({ length: 201 }, (_, count) => count), 1_000_000, 2_000_000];

/** Every text of a table by `part.name`. */
function entries(table: object): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const [part, texts] of Object.entries<Readonly<Record<string, Entry>>>({ ...table })) {
    for (const [name, text] of Object.entries(texts)) found.set(`${part}.${name}`, text);
  }
  return found;
}

const formsOf = (entry: Entry): [form: string, text: string][] =>
  typeof entry === "string" ? [["", entry]] : Object.entries(entry);

const holesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "");

/** Exactly one: any language may have it, with or without its number. */
const EXACT = "=1";

/** The form's counts: "one" is only 1 in German, but 0 and 1 in Hindi and 1, 21, 31… in Russian. */
const countsOf = (rules: Intl.PluralRules, form: string): number =>
  COUNTS.filter((count) => rules.select(count) === form).length;

/**
 * Faults in a language's texts: keys missing or unknown, texts empty, `{{…}}` lost or unknown, plural forms
 * missing or never used. A plural form that covers a single count may leave `{{count}}` out ("one piece"); where "one" covers
 * more, a form `=1` may.
 *
 * @param tag BCP-47 tag of the language
 * @param own its table, or a part of one
 * @param english the table that `own` must answer, key by key
 * @returns a line for each fault, beginning with the key
 */
export function tableFaults(tag: string, own: object, english: object): string[] {
  const rules = new Intl.PluralRules(tag);
  const { pluralCategories } = rules.resolvedOptions();
  const texts = entries(own);
  const source = entries(english);
  const faults = [...texts.keys()].filter((key) => !source.has(key)).map((key) => `${key}: unknown`);

  for (const [key, wanted] of source) {
    const entry = texts.get(key);
    if (entry === undefined || typeof entry !== typeof wanted) {
      faults.push(`${key}: missing`);
      continue;
    }
    const forms = formsOf(entry);
    if (typeof entry !== "string") {
      const given = forms.map(([form]) => form);
      for (const form of pluralCategories) if (!given.includes(form)) faults.push(`${key}: no "${form}"`);
      for (const form of given)
        if (form !== EXACT && !pluralCategories.some((category) => category === form))
          faults.push(`${key}: "${form}" is never used`);
    }
    const holes = new Set(formsOf(wanted).flatMap(([, text]) => holesOf(text)));
    for (const [form, text] of forms) {
      if (text.trim() === "") faults.push(`${key}: empty`);
      const given = new Set(holesOf(text));
      const spare = form === EXACT || (form !== "" && countsOf(rules, form) === 1) ? "count" : undefined;
      for (const hole of holes)
        if (!given.has(hole) && hole !== spare) faults.push(`${key}: no {{${hole}}} in “${text}”`);
      for (const hole of given)
        if (!holes.has(hole)) faults.push(`${key}: {{${hole}}} is unknown in “${text}”`);
    }
  }
  return faults;
}
