import { useMarketMutation } from "marketplace-react";
import { Button, TextArea } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { csvText, FileButton, readCsv } from "../../shared/csv";
import { useServices } from "../../shared/services";
import type { Catalog } from "./list-verdicts";
import { LIST_LIMITS, type ListRow, listRows, listText, readCatalog } from "./order-list";

/** Checked rows, and what the server knows about their codes. */
export interface Checked {
  rows: readonly ListRow[];
  catalog: Catalog;
  /** The file's encoding, where it was guessed. */
  encoding: string | undefined;
}

interface EntryProps {
  text: string;
  onText: (text: string) => void;
  onChecked: (checked: Checked) => void;
}

export function Entry({ text, onText, onChecked }: EntryProps) {
  const i18n = useI18n();
  const { t, failureText } = i18n;
  const services = useServices();
  const check = useMarketMutation({
    mutationKey: ["list.check"],
    /** @returns why the list can't be read; empty if it could */
    mutationFn: async (source: Blob | string): Promise<string> => {
      const read = await readCsv(source, LIST_LIMITS, i18n.tag);
      if ("problem" in read) return csvText(read.problem, i18n, t("byList.empty"));
      const headings = {
        code: t("byList.code"),
        variant: t("product.option"),
        quantity: t("wholesale.quantity"),
      };
      const rows = listRows(read, headings);
      if (rows.length === 0) return t("byList.empty");
      if (typeof source !== "string") onText(listText(rows));
      onChecked({ rows, catalog: await readCatalog(services, rows), encoding: read.encoding });
      return "";
    },
  });
  const problem = check.error ? failureText(check.error) : (check.data ?? "");
  return (
    <>
      <TextArea
        label={t("byList.label")}
        hint={t("byList.hint")}
        error={problem}
        rows={8}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={"P1003-01, 24\nP1004-02, 12"}
        value={text}
        onChange={(event) => {
          check.reset();
          onText(event.target.value);
        }}
      />
      <p role="alert" className="visually-hidden">
        {problem}
      </p>
      <Button block busy={check.isPending} onClick={() => check.mutate(text)}>
        {t("byList.check")}
      </Button>
      <FileButton label={t("csv.choose")} accept=".csv,.tsv,.txt,text/csv" onFile={check.mutate} />
    </>
  );
}
