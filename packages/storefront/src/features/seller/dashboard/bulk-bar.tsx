import { Button, ProgressBar, Sheet } from "marketplace-react/ui";
import { useState } from "react";
import { useI18n } from "../../../i18n";
import type { BulkChange } from "./bulk";
import { PriceForm, StockForm } from "./change-forms";
import styles from "./store-tables.module.css";
import type { BulkHandle } from "./use-bulk";

/** Props of {@link BulkBar}. */
export interface BulkBarProps {
  /** The selected products. */
  ids: readonly string[];
  bulk: BulkHandle;
}

/** Actions for the selected products, and the progress of a running one. */
export function BulkBar({ ids, bulk }: BulkBarProps) {
  const { t, number, labels } = useI18n();
  const [sheet, setSheet] = useState<"price" | "stock">();
  const { outcomes, total, isRunning } = bulk;
  const kinds = [...outcomes.values()].map(({ kind }) => kind);
  const done = kinds.filter((kind) => kind === "done" || kind === "same").length;
  const left = total - done;
  const start = (change: BulkChange): void => {
    setSheet(undefined);
    bulk.start(ids, change);
  };
  return (
    <div className={styles.bar}>
      {isRunning ? (
        <>
          <p>{t("bulk.running", { done: number(kinds.length), total: number(total) })}</p>
          <ProgressBar label={t("bulk.price")} value={kinds.length / total} />
          <Button variant="secondary" size="s" onClick={bulk.stop}>
            {t("bulk.stop")}
          </Button>
        </>
      ) : (
        <>
          <p>{t("bulk.selected", { count: number(ids.length) })}</p>
          <Button variant="secondary" size="s" disabled={ids.length === 0} onClick={() => setSheet("price")}>
            {t("bulk.price")}
          </Button>
          <Button variant="secondary" size="s" disabled={ids.length === 0} onClick={() => setSheet("stock")}>
            {t("bulk.stock")}
          </Button>
          <Button
            variant="secondary"
            size="s"
            disabled={ids.length === 0}
            onClick={() => start({ kind: "status", status: "on" })}
          >
            {t("bulk.list")}
          </Button>
          <Button
            variant="secondary"
            size="s"
            disabled={ids.length === 0}
            onClick={() => start({ kind: "status", status: "off" })}
          >
            {t("bulk.unlist")}
          </Button>
        </>
      )}
      <p role="status" className={styles.sum}>
        {!isRunning && total > 0 && (
          <>
            <span>{t("bulk.changed", { count: number(done) })}</span>
            {left > 0 && <span>{` · ${t("bulk.failed", { count: number(left) })}`}</span>}
          </>
        )}
      </p>
      {!isRunning && left > 0 && (
        <Button variant="plain" size="s" onClick={bulk.retry}>
          {labels.retry}
        </Button>
      )}
      <Sheet
        open={sheet !== undefined}
        onClose={() => setSheet(undefined)}
        title={t(sheet === "stock" ? "bulk.stock" : "bulk.price")}
      >
        {sheet === "price" && <PriceForm count={ids.length} onChange={start} />}
        {sheet === "stock" && <StockForm count={ids.length} onChange={start} />}
      </Sheet>
    </div>
  );
}
