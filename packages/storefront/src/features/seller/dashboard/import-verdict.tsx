import { Badge } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import { labelled } from "../../../i18n/text";
import type { Translate } from "../../../i18n/types";
import { BulkResult } from "./bulk";
import styles from "./dashboard.module.css";
import type { ImportVerdict } from "./product-import";
import type { useImport } from "./use-import";

interface VerdictProps {
  verdict: ImportVerdict;
  outcome: ReturnType<typeof useImport>["outcomes"] extends ReadonlyMap<number, infer Outcome>
    ? Outcome | undefined
    : never;
}

export function Verdict({ verdict, outcome }: VerdictProps) {
  const { t, tag, number } = useI18n();
  const { kind, row, title } = verdict;
  return (
    <li className={styles.verdict}>
      <p className={styles.name}>
        <bdi>{title}</bdi> <span className={styles.quiet}>{t("transfer.row", { number: number(row) })}</span>
      </p>
      {kind === "error" ? (
        <p className={styles.late}>{reasonText(verdict.error, t, tag)}</p>
      ) : (
        <div>
          <Badge tone={kind === "new" ? "success" : "info"}>
            {kind === "changed" ? verdict.columns.join(", ") : t("transfer.isNew")}
          </Badge>
        </div>
      )}
      {outcome && <BulkResult outcome={outcome} />}
    </li>
  );
}

function reasonText(
  { column, reason }: Extract<ImportVerdict, { kind: "error" }>["error"],
  t: Translate,
  tag: string,
): string {
  if (reason === "changed") return t("transfer.changedSince");
  if (reason === "unread") return t("bulk.unread");
  if (reason === "quantity" || reason === "percent") {
    return labelled(tag, column) + t(`dashboard.${reason}Rule`);
  }
  return t(`transfer.${reason}`, { column });
}
