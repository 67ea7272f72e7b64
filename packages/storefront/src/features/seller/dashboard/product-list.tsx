import { useInfiniteQuery } from "@tanstack/react-query";
import { useMarketMutation } from "marketplace-react";
import {
  Badge,
  Button,
  ButtonLink,
  ConfirmSheet,
  EmptyState,
  Field,
  IconButton,
  Price,
  plusIcon,
  SkeletonList,
  searchDrawing,
} from "marketplace-react/ui";
import type { MerchantProduct } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { type FormEvent, useEffect, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { useI18n } from "../../../i18n";
import { retryWithBackoff } from "../../../shared/background";
import { WORDS } from "../../../shared/forms/form";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { useDesktop } from "../../../shared/ui/desktop";
import { searchIcon } from "../../../shared/ui/icons";
import { InfiniteList } from "../../../shared/ui/infinite-list";
import { Picture } from "../../../shared/ui/picture";
import styles from "./dashboard.module.css";
import type { DashboardProps } from "./dashboard-props";
import { StateTabs } from "./state-tabs";
import { useShopChanges } from "./use-shop-changes";

/** A column that the store's products can be sorted by; `merchantProducts.list` takes it as `sort`. */
export type SortColumn = "updatetime" | "title" | "price" | "stock" | "sales";

/** Column and direction of the list. */
export interface Sort {
  column: SortColumn;
  order: "asc" | "desc";
}

const COLUMNS: readonly SortColumn[] = ["updatetime", "title", "price", "stock", "sales"];
const LATEST: Sort = { column: "updatetime", order: "desc" };

const STATES = ["on", "off", "review"] as const;
const LABELS = { on: "dashboard.on", off: "dashboard.off", review: "merchant.reviewTitle" } as const;

/** The store's products, to search and filter by state. */
export function ProductList({ tab, words }: DashboardProps) {
  const { t } = useI18n();
  const { queries, navigation } = useServices();
  const [typed, setTyped] = useState(words);
  const [leaving, setLeaving] = useState<MerchantProduct>();
  const status = STATES.find((state) => state === tab);
  const [query] = useSearchParams();
  const sort = readSort(query.get("sort"), query.get("order"));
  const isDesktop = useDesktop();
  const table = useTable(isDesktop);
  const list = useInfiniteQuery({
    ...queries.merchantProducts.list.infinite({
      limit: 20,
      ...(status && { status }),
      ...(words && { search: words }),
      ...(sortQuery(sort).sort && { sort: sort.column, order: sort.order }),
    }),
    staleTime: 0,
  });
  const address = (state: string | undefined, q: string, by: Sort) =>
    paths.merchant({ view: "products", ...(state && { tab: state }), q, ...sortQuery(by) });
  const search = (event: FormEvent): void => {
    event.preventDefault();
    navigation.navigate(address(tab, typed.trim(), sort), { replace: true });
  };
  return (
    <>
      <div className={styles.ways}>
        <ButtonLink href={paths.merchant({ view: "product" })} icon={plusIcon}>
          {t("dashboard.add")}
        </ButtonLink>
        <ButtonLink href={paths.merchant({ view: "transfer" })} variant="secondary">
          {t("transfer.title")}
        </ButtonLink>
      </div>
      <search>
        <form onSubmit={search}>
          <Field
            {...WORDS}
            label={t("dashboard.searchOwn")}
            type="search"
            enterKeyHint="search"
            maxLength={limits["merchantProducts.list"].search.maxLength}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            end={<IconButton type="submit" icon={searchIcon} label={t("titles.search")} />}
          />
        </form>
      </search>
      <StateTabs
        label={t("dashboard.byState")}
        states={STATES}
        labels={LABELS}
        current={status}
        hrefOf={(state) => address(state, words, sort)}
      />
      <InfiniteList
        query={list}
        skeleton={<SkeletonList />}
        empty={
          <EmptyState
            art={words ? searchDrawing : undefined}
            title={t("dashboard.noProducts")}
            {...(!words && { text: t("dashboard.firstText") })}
          />
        }
      >
        {(rows) =>
          isDesktop ? (
            table ? (
              <table.ProductTable
                products={rows}
                sort={sort}
                hrefOf={(column) => address(status, words, nextSort(sort, column))}
                onDelete={setLeaving}
              />
            ) : (
              <SkeletonList />
            )
          ) : (
            <ul className={styles.list} aria-label={t("shell.product")}>
              {rows.map((product) => (
                <ProductCard key={product.id} product={product} onDelete={() => setLeaving(product)} />
              ))}
            </ul>
          )
        }
      </InfiniteList>
      <Removal product={leaving} onDone={() => setLeaving(undefined)} />
    </>
  );
}

/** Props of {@link ProductCard}. */
interface ProductCardProps {
  product: MerchantProduct;
  onDelete: () => void;
}

/** One of the store's products with its actions. An unknown state counts as off sale (contract). */
function ProductCard({ product, onDelete }: ProductCardProps) {
  const { t } = useI18n();
  const { mutations, toasts } = useServices();
  const { changed } = useShopChanges();
  const { id, title, image, price, currency, stock = 0, sales = 0, status, comment_count = 0 } = product;
  const isOn = status === "on";
  const toggle = useMarketMutation(mutations.merchantProducts.setStatus(), {
    onSuccess: (product) => toasts.show(t(product.status === "on" ? "dashboard.on" : "dashboard.off")),
    onSettled: changed,
  });
  return (
    <li className={styles.card}>
      <div className={styles.product}>
        <Picture src={image} alt="" shape="small" className={styles.thumb} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link href={paths.merchant({ view: "product", id })} className={styles.cover}>
              <bdi>{title}</bdi>
            </Link>
          </h2>
          <Price amount={price} currency={currency} size="s" tone="text" />
          <p className={styles.quiet}>
            {`${t("product.stock", { count: stock })} · ${t("shell.sold", { count: sales })}`}
          </p>
        </div>
        <Badge tone={isOn ? "success" : status === "review" ? "warning" : "plain"}>
          {t(isOn ? "dashboard.on" : status === "review" ? "merchant.reviewTitle" : "dashboard.off")}
        </Badge>
      </div>
      <div className={styles.buttons}>
        {comment_count > 0 && (
          <ButtonLink variant="plain" size="s" href={paths.merchant({ view: "reviews", id })}>
            {t("product.reviews")}
          </ButtonLink>
        )}
        <Button variant="plain" size="s" onClick={onDelete}>
          {t("dashboard.remove")}
          <span className="visually-hidden">: {title}</span>
        </Button>
        {status !== "review" && (
          <Button
            variant="secondary"
            size="s"
            busy={toggle.isPending}
            onClick={() => toggle.mutate({ id, status: isOn ? "off" : "on" })}
          >
            <span>{t(isOn ? "dashboard.takeOff" : "dashboard.putOn")}</span>
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Loads the table when the window is wide for the first time. */
function useTable(isDesktop: boolean) {
  const [loaded, setLoaded] = useState<typeof import("./product-table")>();
  useEffect(
    () => (isDesktop ? retryWithBackoff(() => import("./product-table").then(setLoaded)) : undefined),
    [isDesktop],
  );
  return loaded;
}

/** Props of {@link Removal}. */
export interface RemovalProps {
  /** The product to delete; undefined closes the sheet. */
  product: MerchantProduct | undefined;
  onDone: () => void;
}

/** Asks before a product is deleted for good. */
export function Removal({ product, onDone }: RemovalProps) {
  const { t, labels } = useI18n();
  const { mutations, toasts } = useServices();
  const { changed } = useShopChanges();
  const remove = useMarketMutation(mutations.merchantProducts.delete(), {
    onSuccess: () => toasts.show(t("dashboard.removed")),
    onSettled() {
      changed();
      onDone();
    },
  });
  return (
    <ConfirmSheet
      open={product !== undefined}
      title={t("dashboard.removeTitle")}
      danger
      confirmLabel={t("dashboard.remove")}
      cancelLabel={labels.close}
      busy={remove.isPending}
      onConfirm={() => product && remove.mutate({ id: product.id })}
      onClose={onDone}
    >
      <p>
        <strong>
          <bdi>{product?.title}</bdi>
        </strong>
      </p>
      <p>{t("dashboard.removeText")}</p>
    </ConfirmSheet>
  );
}

/** Direction on the first press of a column's heading: ascending for names and prices, descending for others. */
const first = (column: SortColumn): Sort["order"] =>
  column === "title" || column === "price" ? "asc" : "desc";

/** Reads the sort order from an address; the default for anything unknown. */
export function readSort(column: string | null, order: string | null): Sort {
  const known = COLUMNS.find((name) => name === column);
  if (!known) return LATEST;
  return { column: known, order: order === "asc" || order === "desc" ? order : first(known) };
}

/** The query of a sort order; empty for the default. */
export const sortQuery = ({ column, order }: Sort): { sort?: string; order?: string } =>
  column === LATEST.column && order === LATEST.order
    ? {}
    : { sort: column, ...(order !== first(column) && { order }) };

/** The sort order after a press on a heading: by that column, or reversed. */
export const nextSort = (sort: Sort, column: SortColumn): Sort =>
  sort.column === column
    ? { column, order: sort.order === "asc" ? "desc" : "asc" }
    : { column, order: first(column) };
