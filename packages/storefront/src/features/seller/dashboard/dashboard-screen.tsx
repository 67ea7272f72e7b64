import { type ComponentType, useEffect, useRef } from "react";
import { useSearchParams } from "wouter";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { queryId } from "../../../shared/navigation/query-id";
import { useBack } from "../../../shared/services";
import { deferred } from "../../../shared/ui/deferred";
import { TopBar, usePageTitle } from "../../../shared/ui/page";
import styles from "./dashboard.module.css";
import { DashboardNav } from "./dashboard-nav";
import type { DashboardProps } from "./dashboard-props";
import { Overview } from "./overview";

/** Pages other than the start page, each loaded on request. */
const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) => deferred(load).Part;

const VIEWS = {
  products: {
    title: "shell.product",
    View: part(() => import("./product-list").then(({ ProductList }) => ProductList)),
  },
  product: {
    title: "product.edit",
    View: part(() => import("./product-page").then(({ ProductPage }) => ProductPage)),
  },
  transfer: {
    title: "transfer.title",
    View: part(() => import("./transfer-page").then(({ TransferPage }) => TransferPage)),
  },
  orders: {
    title: "dashboard.orders",
    View: part(() => import("./order-list").then(({ OrderList }) => OrderList)),
  },
  order: {
    title: "orders.title",
    View: part(() => import("./order-page").then(({ OrderPage }) => OrderPage)),
  },
  offers: {
    title: "offers.mine",
    View: part(() => import("./offer-list").then(({ OfferList }) => OfferList)),
  },
  offer: {
    title: "offers.mine",
    View: part(() => import("./offer-page").then(({ OfferPage }) => OfferPage)),
  },
  settlement: {
    title: "dashboard.settlement",
    View: part(() => import("./settlement").then(({ Settlement }) => Settlement)),
  },
  statement: {
    title: "documents.payoutStatement",
    View: part(() => import("./statement-page").then(({ StatementPage }) => StatementPage)),
  },
  sales: { title: "dashboard.sales", View: part(() => import("./sales-page").then(({ Sales }) => Sales)) },
  reviews: { title: "product.reviews", View: part(() => import("./reviews").then(({ Reviews }) => Reviews)) },
  profile: {
    title: "stores.profile",
    View: part(() => import("./profile-page").then(({ ProfilePage }) => ProfilePage)),
  },
  contract: { title: "merchant.contract", View: ({ contract }: DashboardProps) => contract },
} as const;

/** The list to which each page leads back; other pages with an id belong to a product. */
const PARENTS: ReadonlyMap<string, string> = new Map([
  ["order", "orders"],
  ["offer", "offers"],
  ["product", "products"],
  ["transfer", "products"],
  ["statement", "settlement"],
]);

const isView = (name: string): name is keyof typeof VIEWS => Object.hasOwn(VIEWS, name);

/**
 * The seller dashboard, with its page in `?view=` (docs/product.md, "Merchant application"). A wide screen has the
 * navigation beside the page.
 */
export function DashboardScreen({ contract }: Pick<DashboardProps, "contract">) {
  const { t } = useI18n();
  const [query] = useSearchParams();
  const read = (name: string): string => query.get(name) ?? "";
  const [view, id] = [read("view"), queryId(query, "id") ?? ""];
  const known = isView(view) ? view : undefined;
  const { title, View } = known ? VIEWS[known] : ({ title: "mine.store", View: Overview } as const);
  const name = t(known === "product" && !id ? "dashboard.add" : title);
  const parent = PARENTS.get(view) ?? (id === "" ? undefined : "products");
  const back = useBack(known ? paths.merchant(parent ? { view: parent } : {}) : paths.mine());
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(`${view} ${id}`);
  usePageTitle(name);
  useEffect(() => {
    // The route stays the same, so the shell doesn't notice the new page.
    if (before.current === `${view} ${id}`) return;
    before.current = `${view} ${id}`;
    page.current?.querySelector("h1")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [view, id]);
  return (
    <div ref={page} className={styles.dashboard} data-page={known}>
      <TopBar title={name} onBack={back} />
      <div className={styles.nav}>
        <DashboardNav current={parent ?? known} />
      </div>
      <div className={styles.page}>
        <View key={`${view} ${id}`} id={id} tab={read("tab")} words={read("q")} contract={contract} />
      </div>
    </div>
  );
}
