import { PHOTO_TYPES } from "marketplace-react";
import { Button, ProgressBar } from "marketplace-react/ui";
import type { MerchantProduct } from "marketplace-sdk";
import { useRef, useState } from "react";
import { CategoryField } from "../../../entities/category/categories";
import { usePriceDigits } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import { csvText, FileButton, readCsv } from "../../../shared/csv";
import styles from "./dashboard.module.css";
import { Verdict } from "./import-verdict";
import { FILE_LIMITS, type FileProduct } from "./product-file";
import { type ImportVerdict, importVerdicts } from "./product-import";
import { readProducts } from "./read-products";
import { Reading } from "./reading-progress";
import { useImport } from "./use-import";
import { type Progress, useReadStore } from "./use-read-store";

/** A parsed file, and the store's products at that time. */
interface Loaded {
  products: readonly FileProduct[];
  stored: readonly MerchantProduct[];
  /** The file's encoding, where it was guessed. */
  encoding: string | undefined;
}

export function Import() {
  const i18n = useI18n();
  const { t, number, failureText } = i18n;
  const digits = usePriceDigits();
  const readStore = useReadStore();
  const run = useImport();
  const [loaded, setLoaded] = useState<Loaded>();
  const [category, setCategory] = useState("");
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState("");
  const read = async (file: File): Promise<void> => {
    setProblem("");
    setLoaded(undefined);
    run.clear();
    setProgress({ done: 0, total: 0 });
    try {
      const result = await readCsv(file, FILE_LIMITS, i18n.tag);
      if ("problem" in result) return setProblem(csvText(result.problem, i18n, t("transfer.columns")));
      const products = readProducts(result, digits);
      if (!products) return setProblem(t("transfer.columns"));
      setLoaded({ products, stored: await readStore(setProgress), encoding: result.encoding });
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setProgress(undefined);
    }
  };
  const verdicts = loaded
    ? importVerdicts(loaded.products, { stored: loaded.stored, category, files: new Set(files.keys()) })
    : [];
  const of = (kind: ImportVerdict["kind"]) => verdicts.filter((verdict) => verdict.kind === kind);
  const savable = [...of("new"), ...of("changed")];
  const done = savable.filter(({ row }) => run.outcomes.get(row)?.kind === "done").length;
  const left = savable.length - done;
  const counts = (["new", "changed", "same", "error"] as const).map((kind) =>
    t(`transfer.${kind}`, { count: number(of(kind).length) }),
  );
  return (
    <section className={styles.card} aria-label={t("transfer.import")}>
      <p>{t("transfer.importHint")}</p>
      <CategoryField
        name="category"
        value={category}
        error={undefined}
        onChange={({ target }) => setCategory(target.value)}
        none={t("transfer.category")}
      />
      <Pictures files={files} onFiles={setFiles} />
      <FileButton
        label={t("csv.choose")}
        accept=".csv,text/csv"
        busy={progress !== undefined || run.isRunning}
        onFile={(file) => void read(file)}
      />
      <Reading progress={progress} />
      {problem && (
        <p role="alert" className={styles.late}>
          {problem}
        </p>
      )}
      {loaded && (
        <>
          <p role="status">
            <strong>{counts.join(" · ")}</strong>
          </p>
          {loaded.encoding && (
            <p className={styles.quiet}>{t("csv.readAs", { encoding: loaded.encoding })}</p>
          )}
          {savable.length > 0 && (
            <>
              {(run.isRunning || done > 0) && (
                <>
                  <p>{t("bulk.running", { done: number(done), total: number(savable.length) })}</p>
                  <ProgressBar label={t("transfer.import")} value={done / savable.length} />
                </>
              )}
              {run.isRunning ? (
                <Button variant="secondary" block onClick={run.stop}>
                  {t("bulk.stop")}
                </Button>
              ) : (
                left > 0 && (
                  <Button block onClick={() => run.start(verdicts, files)}>
                    {t("transfer.save", { count: number(left) })}
                  </Button>
                )
              )}
            </>
          )}
          <ul className={styles.list} aria-label={t("shell.product")}>
            {[...of("error"), ...savable].map((verdict) => (
              <Verdict key={verdict.row} verdict={verdict} outcome={run.outcomes.get(verdict.row)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface PicturesProps {
  files: ReadonlyMap<string, File>;
  onFiles: (files: ReadonlyMap<string, File>) => void;
}

/** Pictures on other sites can't be loaded from here, so the user chooses the files, which are matched by name. */
function Pictures({ files, onFiles }: PicturesProps) {
  const { t, number } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={styles.quiet}>{t("transfer.picturesHint", { count: number(files.size) })}</p>
      <Button variant="secondary" block onClick={() => input.current?.click()}>
        {t("transfer.pictures")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PHOTO_TYPES.join(",")}
        aria-label={t("transfer.pictures")}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])].map(
            (file) => [file.name.toLowerCase(), file] as const,
          );
          onFiles(new Map([...files, ...chosen]));
          currentTarget.value = "";
        }}
      />
    </>
  );
}
