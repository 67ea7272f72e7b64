import { PHOTO_TYPES, resizePhoto, uploadPhoto, useSameAccount } from "marketplace-react";
import { Badge, Button, ProgressBar } from "marketplace-react/ui";
import type { MerchantProduct } from "marketplace-sdk";
import { useEffect, useRef, useState } from "react";
import { CategoryField } from "../../../entities/category/categories";
import { usePriceDigits } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import { labelled } from "../../../i18n/text";
import type { Translate } from "../../../i18n/types";
import { csvText, FileButton, readCsv, saveCsv, writeCsv } from "../../../shared/csv";
import { useServices } from "../../../shared/services";
import { type BulkOutcome, BulkResult } from "./bulk";
import styles from "./dashboard.module.css";
import { exportRows, FILE_LIMITS, type FileProduct, readProducts } from "./product-file";
import { type ImportVerdict, importVerdicts, pictureName } from "./product-import";
import { useShopChanges } from "./use-shop-changes";

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

function Reading({ progress }: { progress: Progress | undefined }) {
  const { t, number } = useI18n();
  if (!progress) return null;
  const { done, total } = progress;
  return (
    <>
      <p>{t("transfer.reading", { done: number(done), total: number(total) })}</p>
      <ProgressBar label={t("transfer.title")} value={total > 0 ? done / total : undefined} />
    </>
  );
}

/** A parsed file, and the store's products at that time. */
interface Loaded {
  products: readonly FileProduct[];
  stored: readonly MerchantProduct[];
  /** The file's encoding, where it was guessed. */
  encoding: string | undefined;
}

function Import() {
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

interface VerdictProps {
  verdict: ImportVerdict;
  outcome: ReturnType<typeof useImport>["outcomes"] extends ReadonlyMap<number, infer Outcome>
    ? Outcome | undefined
    : never;
}

function Verdict({ verdict, outcome }: VerdictProps) {
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
          <Badge tone={kind === "new" ? "success" : "accent"}>
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

/** Most products to read at a time. */
const MAX_CONCURRENT = 4;
/** Products per page of the list. */
const PAGE_SIZE = 100;

/** Progress of a long task, in items. */
interface Progress {
  done: number;
  total: number;
}

/** Reads every product of the store with its variants, which lists leave out. */
function useReadStore(): (onProgress: (progress: Progress) => void) => Promise<MerchantProduct[]> {
  const { market } = useServices();
  return async (onProgress) => {
    const ids = new Set<string>();
    // Sorted by title, so that a product changed in the meantime doesn't move to another page.
    for (let page = 1, isMore = true; isMore; page += 1) {
      const rows = await market.merchantProducts.list(
        { page, limit: PAGE_SIZE, sort: "title" },
        { notify: false },
      );
      const before = ids.size;
      for (const { id } of rows.data) ids.add(`${id}`);
      isMore = page < rows.last_page && ids.size > before;
    }
    const products = new Map<string, MerchantProduct>();
    const left = [...ids];
    const next = async (): Promise<void> => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) {
        products.set(id, await market.merchantProducts.get({ id }, { notify: false }));
        onProgress({ done: products.size, total: ids.size });
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, next));
    return [...ids].flatMap((id) => products.get(id) ?? []);
  };
}

type Savable = Extract<ImportVerdict, { kind: "new" | "changed" }>;

/** Saves the products of a file, one by one. */
interface ImportHandle {
  /** By the product's row in the file. */
  outcomes: ReadonlyMap<number, BulkOutcome>;
  isRunning: boolean;
  /** Saves the products that aren't saved yet. @param files pictures by file name */
  start: (verdicts: readonly ImportVerdict[], files: ReadonlyMap<string, File>) => void;
  stop: () => void;
  /** Discards the outcomes, for another file. */
  clear: () => void;
}

/** Leaving the page stops it. A failed product doesn't stop the rest, and repeating it sends the same call. */
function useImport(): ImportHandle {
  const services = useServices();
  const { market } = services;
  const isSameAccount = useSameAccount();
  const { changed } = useShopChanges();
  const [outcomes, setOutcomes] = useState<ImportHandle["outcomes"]>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const uploaded = useRef(new Map<string, string>());
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const pictureOf = async (address: string, files: ReadonlyMap<string, File>): Promise<string> => {
    const name = pictureName(address);
    const known = uploaded.current.get(name);
    if (known) return known;
    const file = files.get(name);
    if (!file) return address;
    const url = await uploadPhoto(services, (scale) => resizePhoto(file, { scale }));
    uploaded.current.set(name, url);
    return url;
  };
  const saveOne = async (verdict: Savable, files: ReadonlyMap<string, File>): Promise<BulkOutcome> => {
    try {
      const { input } = verdict;
      const images: string[] = [];
      for (const image of input.images) {
        const isForeign = verdict.kind === "new" && verdict.pictures.includes(image);
        images.push(isForeign ? await pictureOf(image, files) : image);
      }
      await market.merchantProducts.save({ ...input, images }, { notify: false });
      return { kind: "done" };
    } catch (error) {
      return { kind: "failed", error };
    }
  };
  const saveAll = async (verdicts: readonly Savable[], files: ReadonlyMap<string, File>): Promise<void> => {
    isStopped.current = false;
    setRunning(true);
    for (const verdict of verdicts) {
      if (isStopped.current || !isSameAccount()) break;
      const setOutcome = (outcome: BulkOutcome): void =>
        setOutcomes((before) => new Map([...before, [verdict.row, outcome]]));
      setOutcome({ kind: "running" });
      setOutcome(await saveOne(verdict, files));
    }
    setRunning(false);
    changed();
  };
  return {
    outcomes,
    isRunning,
    start(verdicts, files) {
      if (isRunning) return;
      const left = verdicts.filter(
        (verdict): verdict is Savable =>
          (verdict.kind === "new" || verdict.kind === "changed") &&
          outcomes.get(verdict.row)?.kind !== "done",
      );
      void saveAll(left, files);
    },
    stop() {
      isStopped.current = true;
    },
    clear: () => setOutcomes(new Map()),
  };
}
