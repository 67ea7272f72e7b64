import { CsvError, type CsvRecord } from "./csv";

/** Names of each column, in current and earlier exports. Letter case does not matter. */
const names = {
  handle: ["handle", "url handle"],
  title: ["title"],
  body: ["body (html)", "description"],
  vendor: ["vendor"],
  category: ["product category"],
  type: ["type"],
  published: ["published", "published on online store"],
  status: ["status"],
  option1Name: ["option1 name"],
  option1Value: ["option1 value"],
  option2Name: ["option2 name"],
  option2Value: ["option2 value"],
  option3Name: ["option3 name"],
  option3Value: ["option3 value"],
  sku: ["variant sku", "sku"],
  price: ["variant price", "price"],
  compareAt: ["variant compare at price", "compare-at price"],
  quantity: ["variant inventory qty", "inventory quantity"],
  variantImage: ["variant image", "variant image url"],
  image: ["image src", "product image url"],
  imagePosition: ["image position"],
} as const;

export type Column = keyof typeof names;

/** A record by column. A column that the file lacks is empty. */
export interface Row {
  readonly row: number;
  get(column: Column): string;
}

/** @throws {CsvError} if a required column is missing, or a record has another number of fields than the header */
export function rowsOf(records: readonly CsvRecord[]): readonly Row[] {
  const [head, ...body] = records;
  if (head === undefined) throw new CsvError(1, "the file is empty");
  const titles = head.fields.map((field) => field.trim().toLowerCase());
  const known = (column: Column): readonly string[] => names[column];
  const indexOf = (column: Column) => titles.findIndex((title) => known(column).includes(title));
  for (const column of ["handle", "title", "price"] as const)
    if (indexOf(column) === -1) throw new CsvError(head.row, `the column “${names[column][0]}” is missing`);
  return body.map(({ row, fields }) => {
    if (fields.length !== titles.length)
      throw new CsvError(row, `${fields.length} fields where the head has ${titles.length}`);
    return { row, get: (column) => fields[indexOf(column)]?.trim() ?? "" };
  });
}
