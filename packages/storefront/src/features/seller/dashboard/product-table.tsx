import { Badge, Checkbox, chevronIcon, classNames, Icon, IconButton, Price } from "marketplace-react/ui";
import type { MerchantProduct } from "marketplace-sdk";
import { useState } from "react";
import { Link } from "wouter";
import { useI18n } from "../../../i18n";
import type { PlainKey } from "../../../i18n/types";
import { paths } from "../../../shared/navigation/paths";
import { trashIcon } from "../../../shared/ui/icons";
import { Picture } from "../../../shared/ui/picture";
import table from "../../../shared/ui/table.module.css";
import { BulkResult } from "./bulk";
import { BulkBar } from "./bulk-bar";
import type { Sort, SortColumn } from "./product-sort";
import styles from "./store-tables.module.css";
import { useBulk } from "./use-bulk";

/** Props of {@link ProductTable}. */
export interface ProductTableProps {
  products: readonly MerchantProduct[];
  sort: Sort;
  /** Address of the list after a press on a column's heading. */
  hrefOf: (column: SortColumn) => string;
  onDelete: (product: MerchantProduct) => void;
}

const COLUMNS: readonly { id: SortColumn; label: PlainKey; isFigure?: boolean }[] = [
  { id: "title", label: "dashboard.name" },
  { id: "price", label: "dashboard.price", isFigure: true },
  { id: "stock", label: "dashboard.stock", isFigure: true },
  { id: "sales", label: "bulk.sold", isFigure: true },
  { id: "updatetime", label: "bulk.updated" },
];

/** The store's products on a wide screen, to sort by column and to change in bulk. */
export function ProductTable({ products, sort, hrefOf, onDelete }: ProductTableProps) {
  const { t, number, date } = useI18n();
  const bulk = useBulk();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // A search or filter replaces the rows, and nothing out of sight may be changed.
  const chosen = products.map(({ id }) => `${id}`).filter((id) => selected.has(id));
  const select = (ids: readonly string[], isOn: boolean): void => {
    const next = new Set(selected);
    for (const id of ids)
      if (isOn) next.add(id);
      else next.delete(id);
    setSelected(next);
  };
  return (
    <>
      <BulkBar ids={chosen} bulk={bulk} />
      <div className={table.frame}>
        <table className={classNames(table.table, styles.table)} aria-label={t("shell.product")}>
          <thead>
            <tr>
              <th scope="col" className={styles.check}>
                <Checkbox
                  aria-label={t("cart.selectAll")}
                  checked={chosen.length > 0 && chosen.length === products.length}
                  disabled={bulk.isRunning}
                  onChange={({ target }) =>
                    select(
                      products.map(({ id }) => `${id}`),
                      target.checked,
                    )
                  }
                />
              </th>
              {COLUMNS.map(({ id, label, isFigure }) => {
                const direction = sortDirection(sort, id);
                return (
                  <th
                    key={id}
                    scope="col"
                    aria-sort={direction && (direction === "asc" ? "ascending" : "descending")}
                    className={isFigure ? styles.figure : id === "updatetime" ? styles.date : undefined}
                  >
                    <Link href={hrefOf(id)} replace className={styles.sort} data-order={direction}>
                      {t(label)}
                      {direction && <Icon of={chevronIcon} size={14} />}
                    </Link>
                  </th>
                );
              })}
              <th scope="col">{t("bulk.status")}</th>
              <th scope="col">
                <span className="visually-hidden">{t("dashboard.remove")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => {
              const { title, image, price, currency, stock = 0, sales = 0, status, updatetime } = product;
              const id = `${product.id}`;
              const outcome = bulk.outcomes.get(id);
              return (
                <tr key={id} data-selected={selected.has(id) || undefined}>
                  <td className={styles.check}>
                    <Checkbox
                      aria-label={t("cart.select", { title })}
                      checked={selected.has(id)}
                      disabled={bulk.isRunning}
                      onChange={({ target }) => select([id], target.checked)}
                    />
                  </td>
                  <th scope="row">
                    <div className={styles.product}>
                      <Picture src={image} alt="" shape="small" className={styles.thumb} />
                      <div>
                        <Link href={paths.merchant({ view: "product", id })} className={styles.name}>
                          <bdi>{title}</bdi>
                        </Link>
                        {outcome && <BulkResult outcome={outcome} />}
                      </div>
                    </div>
                  </th>
                  <td className={styles.figure}>
                    <Price amount={price} currency={currency} size="s" />
                  </td>
                  <td className={styles.figure}>{number(stock)}</td>
                  <td className={styles.figure}>{number(sales)}</td>
                  <td className={styles.date}>{updatetime ? date(updatetime) : ""}</td>
                  <td>
                    <Badge tone={status === "on" ? "success" : status === "review" ? "warning" : "plain"}>
                      {t(
                        status === "on"
                          ? "dashboard.on"
                          : status === "review"
                            ? "merchant.reviewTitle"
                            : "dashboard.off",
                      )}
                    </Badge>
                  </td>
                  <td className={styles.check}>
                    <IconButton
                      icon={trashIcon}
                      size={18}
                      label={`${t("dashboard.remove")}: ${title}`}
                      onClick={() => onDelete(product)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Direction of a column's arrow; undefined unless the list is sorted by it. */
export const sortDirection = (sort: Sort, column: SortColumn): Sort["order"] | undefined =>
  sort.column === column ? sort.order : undefined;
