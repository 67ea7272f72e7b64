import type { MatrixRow, ProductView, VariantMatrixHandle } from "marketplace-react";
import { Price, Stepper } from "marketplace-react/ui";
import type { Spec } from "marketplace-sdk";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n";
import { Picture } from "../../shared/ui/picture";
import { SkuCode } from "../../shared/ui/sku-code";
import utilities from "../../shared/ui/utilities.module.css";
import { valuePicture } from "./value-picture";
import styles from "./variant-grid.module.css";

/** Props of {@link VariantGrid}. */
export interface VariantGridProps {
  product: ProductView;
  /** From `useVariantMatrix`. */
  matrix: Pick<VariantMatrixHandle, "rows" | "setQuantity">;
}

/** Every combination of a product with its own quantity: a grid where there are two choices, such as color and size, else a list. */
export function VariantGrid({ product, matrix: { rows, setQuantity } }: VariantGridProps) {
  const [down, across, ...others] = product.specs;
  if (down && across && others.length === 0) {
    return <Grid down={down} across={across} product={product} matrix={{ rows, setQuantity }} />;
  }
  return (
    <ul className={utilities.stackXs}>
      {rows.map((row) => (
        <li key={row.skuId} className={styles.row}>
          <div className={styles.words}>
            <p className={utilities.semibold}>
              <bdi>{row.label}</bdi>
            </p>
            <RowFacts row={row} product={product} />
          </div>
          <RowQuantity
            row={row}
            product={product}
            onQuantity={(quantity) => setQuantity(row.skuId, quantity)}
          />
        </li>
      ))}
    </ul>
  );
}

interface GridProps extends VariantGridProps {
  /** The choice whose values are rows, and the one whose values are columns. */
  down: Spec;
  across: Spec;
}

function Grid({ down, across, product, matrix: { rows, setQuantity } }: GridProps) {
  const { t } = useI18n();
  /** Rows are in the order of the product's combinations. */
  const rowOf = (value: string, other: string): MatrixRow | undefined =>
    rows[product.skus.findIndex(({ spec }) => spec[0] === value && spec[1] === other)];
  return (
    <div className={styles.scroller}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">
              <bdi>{down.name}</bdi>
            </th>
            {across.items.map((item) => (
              <th key={item} scope="col">
                <bdi>{item}</bdi>
              </th>
            ))}
            <th scope="col">{t("wholesale.sameForAll")}</th>
          </tr>
        </thead>
        <tbody>
          {down.items.map((value) => {
            const cells = across.items.map((other) => rowOf(value, other));
            const offered = cells.flatMap((row) => (row && row.stock > 0 ? [row] : []));
            return (
              <tr key={value}>
                <th scope="row">
                  <ValueName product={product} value={value} />
                </th>
                {cells.map((row, at) => (
                  <td key={across.items[at]}>
                    {row && (
                      <Cell
                        row={row}
                        product={product}
                        onQuantity={(quantity) => setQuantity(row.skuId, quantity)}
                      />
                    )}
                  </td>
                ))}
                <td>
                  {offered.length > 1 && (
                    <Stepper
                      buttons={false}
                      label={t("wholesale.sameFor", { name: value })}
                      value={sameOf(offered)}
                      min={0}
                      step={product.packSize}
                      onChange={(quantity) => {
                        for (const { skuId } of offered) setQuantity(skuId, quantity);
                      }}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The quantity that all rows have; 0 where they differ. */
function sameOf(rows: readonly MatrixRow[]): number {
  const [first, ...others] = rows.map(({ quantity }) => quantity);
  return first !== undefined && others.every((quantity) => quantity === first) ? first : 0;
}

/** A value of the first choice, with its picture if it has one of its own. */
function ValueName({ product, value }: { product: ProductView; value: string }) {
  const image = valuePicture(product, 0, value);
  return (
    <span className={styles.value}>
      {image && <Picture src={image} alt="" shape="small" className={styles.picture} />}
      <bdi>{value}</bdi>
    </span>
  );
}

interface CellProps {
  row: MatrixRow;
  product: ProductView;
  onQuantity: (quantity: number) => void;
}

function Cell({ row, product, onQuantity }: CellProps): ReactNode {
  return (
    <div className={styles.cell}>
      <RowQuantity row={row} product={product} onQuantity={onQuantity} buttons={false} />
      <RowFacts row={row} product={product} />
    </div>
  );
}

/** A quantity in whole packs, up to what is in stock; nothing where nothing is. */
function RowQuantity({
  row: { label, stock, quantity },
  product,
  onQuantity,
  buttons = true,
}: CellProps & { buttons?: boolean }) {
  const { t } = useI18n();
  if (stock <= 0) return null;
  return (
    <Stepper
      buttons={buttons}
      label={label}
      value={quantity}
      min={0}
      max={stock}
      step={product.packSize}
      overMax={(max) => t("ui.onlyStock", { count: max })}
      onChange={onQuantity}
    />
  );
}

/** Code, unit price and stock of a combination, and what its quantity breaks. */
function RowFacts({ row: { item, stock, unitPrice, problem }, product }: Omit<CellProps, "onQuantity">) {
  const { t } = useI18n();
  return (
    <>
      <SkuCode code={item.skuCode} />
      <p className={styles.quiet}>
        <Price amount={unitPrice} currency={product.currency} size="s" />
        <span>{stock > 0 ? t("product.stock", { count: stock }) : t("product.soldOut")}</span>
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem === "pack"
            ? t("wholesale.packs", { count: product.packSize })
            : t("product.short", { count: stock })}
        </p>
      )}
    </>
  );
}
