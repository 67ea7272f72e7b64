import { Button } from "marketplace-react/ui";
import { useState } from "react";
import { useI18n } from "../../../i18n";
import { saveCsv, writeCsv } from "../../../shared/csv";
import styles from "./dashboard.module.css";
import { exportRows } from "./export-products";
import { Import } from "./import-products";
import { Reading } from "./reading-progress";
import { type Progress, useReadStore } from "./use-read-store";

/** Exports the store's products as a CSV file, and imports them (docs/product.md, "Merchant registration"). */
export function TransferPage() {
  return (
    <>
      <Export />
      <Import />
    </>
  );
}

function Export() {
  const { t, failureText } = useI18n();
  const readStore = useReadStore();
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState("");
  const write = async (): Promise<void> => {
    setProblem("");
    setProgress({ done: 0, total: 0 });
    try {
      saveCsv("products.csv", await writeCsv(exportRows(await readStore(setProgress))));
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <section className={styles.card} aria-label={t("transfer.export")}>
      <p>{t("transfer.exportHint")}</p>
      <Reading progress={progress} />
      {problem && (
        <p role="alert" className={styles.late}>
          {problem}
        </p>
      )}
      <Button variant="secondary" block busy={progress !== undefined} onClick={() => void write()}>
        {t("transfer.export")}
      </Button>
    </section>
  );
}
