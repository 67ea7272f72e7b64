import type { I18n } from "../../i18n";
import type { CsvProblem } from "./read-csv";

/** The reason, as text, why a file was not read. @param nothing what is said of an empty one */
export function csvText(
  problem: CsvProblem,
  { t, number }: Pick<I18n, "t" | "number">,
  nothing: string,
): string {
  switch (problem.kind) {
    case "tooLarge":
      return t("csv.tooLarge", { size: number(Math.floor(problem.bytes / 1000)) });
    case "tooManyRows":
      return t("csv.tooManyRows", { count: problem.rows });
    case "quotes":
      return t("csv.quotes", { number: problem.row });
    case "encoding":
      return t("csv.encoding");
    case "empty":
      return nothing;
  }
}
