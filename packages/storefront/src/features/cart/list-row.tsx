import { Button, Field, IconButton, Price, SelectField } from "marketplace-react/ui";
import { timesQuantity } from "marketplace-sdk/money";
import { useState } from "react";
import { readQuantity } from "../../entities/product/quantity";
import { useI18n } from "../../i18n";
import { CODE, COUNT } from "../../shared/forms/form";
import cards from "../../shared/ui/cards.module.css";
import { trashIcon } from "../../shared/ui/icons";
import { Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./list-screen.module.css";
import { betterQuantity, type Verdict } from "./list-verdicts";
import { type ListRow, MAX_CODE } from "./order-list";

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
export function RowCard({ row, verdict, onChange, onCode, onRemove }: RowCardProps) {
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
              {verdict.kind === "found" ? (
                <LineSum {...verdict} />
              ) : (
                item.price && <Price amount={item.price} currency={item.currency} size="s" />
              )}
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

/** "48 × 3.60 USDT" and what they cost. */
function LineSum({ item: { currency }, quantity, unitPrice }: Extract<Verdict, { kind: "found" }>) {
  const { money, number } = useI18n();
  return (
    <>
      <span>{`${number(quantity)} × ${money(unitPrice, currency ?? "")}`}</span>
      <Price amount={timesQuantity(unitPrice, quantity)} currency={currency} size="s" />
    </>
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
