import { Price } from "marketplace-react/ui";
import type { Store, StoreDetail } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import styles from "./store-screen.module.css";

/** Counts from here on are abbreviated. */
const LONG_COUNT = 1_000_000;

/** A store's description and figures. */
export function StoreAbout({ shop }: { shop: StoreDetail }) {
  const { t } = useI18n();
  const figures = figuresOf(shop);
  return (
    <section className={styles.view} aria-labelledby="store-about">
      <h2 id="store-about" className="visually-hidden">
        {t("stores.aboutTab")}
      </h2>
      {shop.about && (
        <p className={styles.story} dir="auto">
          {shop.about}
        </p>
      )}
      {figures.length > 0 && (
        <dl className={styles.figures} aria-label={t("stores.figures")}>
          {figures.map((figure) => (
            <div key={figure.id} className={styles.figure} data-wide={figure.id === "trade" || undefined}>
              <dt>{t(`stores.${figure.id}`)}</dt>
              <dd>
                <Figure figure={figure} currency={shop.currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Figure({ figure: { id, value }, currency }: { figure: StoreFigure; currency: string | undefined }) {
  const { number, compact } = useI18n();
  if (id === "trade") return <Price amount={String(value)} currency={currency} />;
  if (id === "credit") return number(value, 1);
  return typeof value === "number" && value >= LONG_COUNT ? compact(value) : number(value);
}

/** The figures of a store (docs/product.md, "Store page"). What the server doesn't send is left out. */
interface StoreFigure {
  id: "sellCount" | "proCount" | "reputation" | "credit" | "trade";
  value: number | string;
}

/** The five figures in their documented order. */
export function figuresOf(shop: Store): readonly StoreFigure[] {
  const all: readonly { id: StoreFigure["id"]; value: number | string | null | undefined }[] = [
    { id: "sellCount", value: shop.sell_count },
    { id: "proCount", value: shop.pro_count },
    { id: "reputation", value: shop.reputation },
    { id: "credit", value: shop.credit_score },
    { id: "trade", value: shop.trade_amount },
  ];
  return all.flatMap(({ id, value }) =>
    value === undefined || value === null || value === "" ? [] : [{ id, value }],
  );
}
