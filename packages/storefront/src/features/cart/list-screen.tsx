import { useMutation } from "@tanstack/react-query";
import { useCart, useFormDraft, useMarketMutation } from "marketplace-react";
import { Button, Field, IconButton, Price, SelectField, SkeletonList, TextArea } from "marketplace-react/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { readQuantity } from "../../entities/product/quantity";
import { useI18n } from "../../i18n";
import { csvText, FileButton, readCsv } from "../../shared/csv";
import { CODE, COUNT } from "../../shared/forms/form";
import { paths } from "../../shared/navigation/paths";
import { useBack, useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { failureText } from "../../shared/ui/error-state";
import { trashIcon } from "../../shared/ui/icons";
import { TopBar, usePageTitle } from "../../shared/ui/page";
import { Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./list-screen.module.css";
import { betterQuantity, type Catalog, type Verdict, verdicts } from "./list-verdicts";
import { LIST_LIMITS, type ListRow, listRows, listText, MAX_CODE, readCatalog } from "./order-list";

/** Checked rows, and what the server knows about their codes. */
interface Checked {
  rows: readonly ListRow[];
  catalog: Catalog;
  /** The file's encoding, where it was guessed. */
  encoding: string | undefined;
}

/**
 * Adds to the cart from a list of codes and quantities, pasted or from a file (docs/product.md, "Cart screen"). Each row gets a
 * verdict before anything is added.
 */
export function ListScreen() {
  const { t } = useI18n();
  const back = useBack(paths.cart());
  const draft = useFormDraft("order-list", ["text"]);
  const [text, setText] = useState(() => draft.read().text ?? "");
  const [checked, setChecked] = useState<Checked>();
  const title = t("byList.title");
  usePageTitle(title);
  const saveText = (next: string): void => {
    setText(next);
    if (next) draft.write({ text: next });
    else draft.clear();
  };
  return (
    <>
      <TopBar title={title} onBack={back} />
      <div className={cards.page}>
        {checked ? (
          <Result
            checked={checked}
            onChange={(next) => {
              saveText(listText(next.rows));
              setChecked(next.rows.length > 0 ? next : undefined);
            }}
            onEdit={() => setChecked(undefined)}
          />
        ) : (
          <Entry text={text} onText={saveText} onChecked={setChecked} />
        )}
      </div>
    </>
  );
}

interface EntryProps {
  text: string;
  onText: (text: string) => void;
  onChecked: (checked: Checked) => void;
}

function Entry({ text, onText, onChecked }: EntryProps) {
  const i18n = useI18n();
  const { t } = i18n;
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
  const problem = check.error ? failureText(check.error, t) : (check.data ?? "");
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

interface ResultProps {
  checked: Checked;
  onChange: (checked: Checked) => void;
  onEdit: () => void;
}

/** Rows that need a change, then those that are ready to be added with one press. */
function Result({ checked, onChange, onEdit }: ResultProps) {
  const { t, tag } = useI18n();
  const services = useServices();
  const { navigation, toasts } = services;
  const { add, lines } = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, catalog, encoding } = checked;
  const found = verdicts(rows, catalog, lines, tag);
  const rowsWithVerdict = rows.flatMap((row, at) => {
    const verdict = found[at];
    return verdict ? [{ row, verdict }] : [];
  });
  const ready = rowsWithVerdict.flatMap(({ row, verdict }) =>
    verdict.kind === "found" ? [{ row, ...verdict }] : [],
  );
  const faulty = rowsWithVerdict.filter(({ verdict }) => verdict.kind !== "found");
  useEffect(() => heading.current?.focus(), []);

  const change = (row: ListRow): void =>
    onChange({ ...checked, rows: rows.map((other) => (other.key === row.key ? row : other)) });
  const remove = (key: number): void =>
    onChange({ ...checked, rows: rows.filter((other) => other.key !== key) });
  // Not `useMarketMutation`: a user may correct a second code while the first is still being looked up.
  const lookUp = useMutation({
    mutationFn: async (row: ListRow) => {
      const next = rows.map((other) => (other.key === row.key ? row : other));
      onChange({ ...checked, rows: next, catalog: await readCatalog(services, next) });
    },
    onError: (error) => toasts.show(failureText(error, t), { tone: "danger" }),
  });
  const addAll = (): void => {
    const undos = ready.map(({ item, quantity }) => add(item, quantity));
    const undo = (): void => {
      for (const takeOut of undos) takeOut();
    };
    const pieces = ready.reduce((sum, { quantity }) => sum + quantity, 0);
    const left = faulty.map(({ row }) => row);
    onChange({ ...checked, rows: left });
    if (left.length === 0) navigation.navigate(paths.cart(), { replace: true });
    toasts.show(t("wholesale.addedMany", { count: pieces }), {
      action: { label: t("ui.undo"), onPress: undo },
    });
  };
  const row = (entry: (typeof rowsWithVerdict)[number]): ReactNode => (
    <RowCard
      key={entry.row.key}
      row={entry.row}
      verdict={entry.verdict}
      onChange={change}
      onCode={lookUp.mutate}
      onRemove={() => remove(entry.row.key)}
    />
  );
  return (
    <>
      <div className={cards.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t("byList.ready", { count: ready.length })}
        </h2>
        <p role="status" className="visually-hidden">
          {t("byList.ready", { count: ready.length })}
        </p>
        <Button variant="plain" size="s" onClick={onEdit}>
          {t("byList.edit")}
        </Button>
      </div>
      {encoding && <p className={styles.encoding}>{t("csv.readAs", { encoding })}</p>}
      {lookUp.isPending && <SkeletonList />}
      {faulty.length > 0 && (
        <section className={cards.list} aria-label={t("byList.open", { count: faulty.length })}>
          <h3 className={styles.open}>{t("byList.open", { count: faulty.length })}</h3>
          <ul className={cards.list}>{faulty.map(row)}</ul>
        </section>
      )}
      {ready.length > 0 && (
        <ul className={cards.list}>
          {rowsWithVerdict.filter(({ verdict }) => verdict.kind === "found").map(row)}
        </ul>
      )}
      <div className={styles.bar}>
        <Button block disabled={ready.length === 0} onClick={addAll}>
          {ready.length > 0 ? t("byList.add", { count: ready.length }) : t("product.addToCart")}
        </Button>
      </div>
    </>
  );
}

/** Props of {@link RowCard}. */
interface RowCardProps {
  row: ListRow;
  verdict: Verdict;
  /** Called with the row after a change of quantity or choice. */
  onChange: (row: ListRow) => void;
  /** Called with the row after a change of code, which must be looked up. */
  onCode: (row: ListRow) => void;
  onRemove: () => void;
}

/** A row of the list with its verdict, and with fields to correct it where necessary. */
function RowCard({ row, verdict, onChange, onCode, onRemove }: RowCardProps) {
  const { t } = useI18n();
  const item = "item" in verdict ? verdict.item : undefined;
  const name = [row.code, row.variant].filter(Boolean).join(", ");
  return (
    <li className={`${cards.card} ${styles.row}`}>
      <div className={styles.head}>
        {item && <Picture src={item.image} alt="" shape="small" className={styles.thumb} />}
        <div className={utilities.grow}>
          <p className={styles.name}>
            <bdi>{item?.title || name || t("byList.code")}</bdi>
          </p>
          {item && (
            <p className={cards.quiet}>
              <bdi>{name}</bdi>
              {item.spec && row.variant === "" && (
                <>
                  {" · "}
                  <bdi>{item.spec}</bdi>
                </>
              )}
            </p>
          )}
          {item && (
            <p className={styles.figures}>
              {verdict.kind === "found" && <span>{t("cart.pieces", { count: verdict.quantity })}</span>}
              {item.price && <Price amount={item.price} currency={item.currency} size="s" tone="text" />}
              <bdi className={cards.quiet}>{item.shopName}</bdi>
            </p>
          )}
        </div>
        <IconButton
          icon={trashIcon}
          size={20}
          label={t("cart.remove", { title: item?.title || name })}
          onClick={onRemove}
        />
      </div>
      {verdict.kind !== "found" && (
        <Correction
          key={`${row.code} ${row.quantity}`}
          row={row}
          verdict={verdict}
          onChange={onChange}
          onCode={onCode}
        />
      )}
    </li>
  );
}

type CorrectionProps = Omit<RowCardProps, "onRemove"> & { verdict: Exclude<Verdict, { kind: "found" }> };

function Correction({ row, verdict, onChange, onCode }: CorrectionProps) {
  const { t, tag } = useI18n();
  const [code, setCode] = useState(row.code);
  const [quantity, setQuantity] = useState(row.quantity);
  if (verdict.kind === "several") {
    const { of, options } = verdict;
    return (
      <SelectField
        label={t(of === "store" ? "product.store" : "product.option")}
        error={t(of === "store" ? "byList.severalStores" : "byList.chooseVariant")}
        value={row.choice ?? ""}
        onChange={(event) => onChange({ ...row, choice: event.target.value })}
      >
        <option value="">{t("product.choose")}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (verdict.kind === "unknown") {
    const isOther = code.trim() !== "" && code !== row.code;
    return (
      <form
        className={styles.correction}
        onSubmit={(event) => {
          event.preventDefault();
          if (isOther) onCode({ ...row, code });
        }}
      >
        <Field
          {...CODE}
          label={t("byList.code")}
          error={t("byList.unknown")}
          maxLength={MAX_CODE}
          autoCapitalize="off"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={!isOther}>
          {t("byList.find")}
        </Button>
      </form>
    );
  }
  const better = betterQuantity(verdict, readQuantity(row.quantity, tag));
  // Reports the number only when it is complete, because a valid row moves to the other group.
  const take = (typed: string): void => {
    if (typed !== row.quantity) onChange({ ...row, quantity: typed });
  };
  return (
    <form
      className={styles.correction}
      onSubmit={(event) => {
        event.preventDefault();
        take(quantity);
      }}
    >
      <Field
        {...COUNT}
        label={t("wholesale.quantity")}
        error={problemText(verdict, t)}
        maxLength={20}
        value={quantity}
        onChange={(event) => setQuantity(event.target.value)}
        onBlur={() => take(quantity)}
      />
      {better !== undefined && (
        <Button variant="secondary" onClick={() => take(String(better))}>
          {t("cart.take", { count: better })}
        </Button>
      )}
    </form>
  );
}

type QuantityVerdict = Extract<Verdict, { kind: "badQuantity" | "soldOut" | "short" | "pack" | "minimum" }>;

function problemText(verdict: QuantityVerdict, t: ReturnType<typeof useI18n>["t"]): string {
  switch (verdict.kind) {
    case "badQuantity":
      return t("byList.badQuantity");
    case "soldOut":
      return t("product.soldOut");
    case "short":
      return verdict.left > 0 ? t("product.short", { count: verdict.left }) : t("product.shortNone");
    case "pack":
      return t("wholesale.packs", { count: verdict.packSize });
    case "minimum":
      return t("wholesale.minimum", { count: verdict.minOrder });
  }
}
