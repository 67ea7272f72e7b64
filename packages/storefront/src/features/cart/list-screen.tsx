import { useMutation } from "@tanstack/react-query";
import { useCart, useFormDraft } from "marketplace-react";
import { Button, SkeletonList } from "marketplace-react/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useBack, useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { TopBar, usePageTitle } from "../../shared/ui/page";
import { type Checked, Entry } from "./list-entry";
import { RowCard } from "./list-row";
import styles from "./list-screen.module.css";
import { totalsOfFound, verdicts } from "./list-verdicts";
import { type ListRow, listText, readCatalog } from "./order-list";
import { TotalAmounts } from "./total-amounts";

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

interface ResultProps {
  checked: Checked;
  onChange: (checked: Checked) => void;
  onEdit: () => void;
}

/** Rows that need a change, then those that are ready to be added with one press. */
function Result({ checked, onChange, onEdit }: ResultProps) {
  const { t, tag, failureText } = useI18n();
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
    onError: (error) => toasts.show(failureText(error), { tone: "danger" }),
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
        {ready.length > 0 && (
          <p className={styles.total} role="status">
            <span>{t("cart.total")}</span>
            <TotalAmounts totals={totalsOfFound(ready)} size="m" />
          </p>
        )}
        <Button block disabled={ready.length === 0} onClick={addAll}>
          {ready.length > 0 ? t("byList.add", { count: ready.length }) : t("product.addToCart")}
        </Button>
      </div>
    </>
  );
}
