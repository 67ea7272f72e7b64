type Entry = string | Readonly<Record<string, string>>;

/** Counts that cover every plural form of every language, with several counts for each form that has several. */
const COUNTS = [...Array.from({ length: 201 }, (_, count) => count), 1_000_000, 2_000_000];

/** All texts of a table by `area.name`. */
function entries(table: object): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const [part, texts] of Object.entries<Readonly<Record<string, Entry>>>({ ...table })) {
    for (const [name, text] of Object.entries(texts)) found.set(`${part}.${name}`, text);
  }
  return found;
}

const formsOf = (entry: Entry): [form: string, text: string][] =>
  typeof entry === "string" ? [["", entry]] : Object.entries(entry);

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "");

/** The form for exactly one, which any language may have, with or without the number. */
const EXACT = "=1";

/** How many counts a form covers: "one" is only 1 in German, but 0 and 1 in Hindi, and 1, 21, 31… in Russian. */
const countCovered = (rules: Intl.PluralRules, form: string): number =>
  COUNTS.filter((count) => rules.select(count) === form).length;

/**
 * Faults in a language's texts: missing or unknown keys, empty texts, lost or unknown placeholders, and plural forms that are
 * missing or never used. A plural form for a single count may leave `{{count}}` out ("one piece"). Where "one" covers more
 * counts, the form `=1` may.
 *
 * @param tag BCP-47 tag of the language
 * @param own its table, or part of one
 * @param english the table whose keys `own` must have
 * @returns a line for each fault, starting with the key
 */
export function tableFaults(tag: string, own: object, english: object): string[] {
  const rules = new Intl.PluralRules(tag);
  const { pluralCategories } = rules.resolvedOptions();
  const texts = entries(own);
  const source = entries(english);
  const faults = [...texts.keys()].filter((key) => !source.has(key)).map((key) => `${key}: unknown`);

  for (const [key, sourceEntry] of source) {
    const entry = texts.get(key);
    if (entry === undefined || typeof entry !== typeof sourceEntry) {
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
    const placeholders = new Set(formsOf(sourceEntry).flatMap(([, text]) => placeholdersOf(text)));
    for (const [form, text] of forms) {
      if (text.trim() === "") faults.push(`${key}: empty`);
      const given = new Set(placeholdersOf(text));
      const optional =
        form === EXACT || (form !== "" && countCovered(rules, form) === 1) ? "count" : undefined;
      for (const placeholder of placeholders)
        if (!given.has(placeholder) && placeholder !== optional)
          faults.push(`${key}: no {{${placeholder}}} in “${text}”`);
      for (const placeholder of given)
        if (!placeholders.has(placeholder)) faults.push(`${key}: {{${placeholder}}} is unknown in “${text}”`);
    }
  }
  return faults;
}
