import { SkeletonList } from "marketplace-react/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n";
import { useSearch } from "../../../shared/navigation/link";
import { usePageTitle } from "../../../shared/navigation/page-title";
import { paths } from "../../../shared/navigation/paths";
import { retryWithBackoff } from "../../../shared/retry-with-backoff";
import { useBack } from "../../../shared/services";
import { TopBar } from "../../../shared/ui/top-bar";
import styles from "./dashboard.module.css";
import { DashboardNav } from "./dashboard-nav";
import { OfferList } from "./offer-list";
import { OrderList } from "./order-list";
import { OrderPage } from "./order-page";
import { Start } from "./overview";
import { ProductList } from "./product-list";
import { Reviews } from "./reviews";
import { Sales } from "./sales-page";
import { Settlement } from "./settlement";
import { StatementPage } from "./statement-page";

/** What the address tells a page of the seller dashboard. */
export interface DashboardProps {
  id: string;
  tab: string;
  words: string;
  /** The signed contract, which is part of another feature. */
  contract: ReactNode;
}

/** A product's form, which most visits do without: it has its own chunk. */
function ProductForm(props: DashboardProps) {
  const [loaded, setLoaded] = useState<typeof import("./product-page")>();
  useEffect(() => retryWithBackoff(() => import("./product-page").then(setLoaded)), []);
  return loaded ? <loaded.ProductPage {...props} /> : <SkeletonList />;
}

/** Products in and out as files, which few visits need: also its own chunk. */
function Transfer() {
  const [loaded, setLoaded] = useState<typeof import("./transfer-page")>();
  useEffect(() => retryWithBackoff(() => import("./transfer-page").then(setLoaded)), []);
  return loaded ? <loaded.TransferPage /> : <SkeletonList />;
}

/** An offer's page, for the same reason. */
function Offer(props: DashboardProps) {
  const [loaded, setLoaded] = useState<typeof import("./offer-page")>();
  useEffect(() => retryWithBackoff(() => import("./offer-page").then(setLoaded)), []);
  return loaded ? <loaded.OfferPage {...props} /> : <SkeletonList />;
}

/** The store's profile, which is seldom changed. */
function Profile() {
  const [loaded, setLoaded] = useState<typeof import("./profile-page")>();
  useEffect(() => retryWithBackoff(() => import("./profile-page").then(setLoaded)), []);
  return loaded ? <loaded.ProfilePage /> : <SkeletonList />;
}

const VIEWS = {
  products: { title: "shell.product", View: ProductList },
  product: { title: "product.edit", View: ProductForm },
  transfer: { title: "transfer.title", View: Transfer },
  orders: { title: "dashboard.orders", View: OrderList },
  order: { title: "orders.title", View: OrderPage },
  offers: { title: "offers.mine", View: OfferList },
  offer: { title: "offers.mine", View: Offer },
  settlement: { title: "dashboard.settlement", View: Settlement },
  statement: { title: "documents.payoutStatement", View: StatementPage },
  sales: { title: "dashboard.sales", View: Sales },
  reviews: { title: "product.reviews", View: Reviews },
  profile: { title: "stores.profile", View: Profile },
  contract: { title: "merchant.contract", View: ({ contract }: DashboardProps) => contract },
} as const;

/** The list behind a page; other pages with an id are about a product. */
const PARENTS: ReadonlyMap<string, string> = new Map([
  ["order", "orders"],
  ["offer", "offers"],
  ["product", "products"],
  ["transfer", "products"],
  ["statement", "settlement"],
]);

const isView = (name: string): name is keyof typeof VIEWS => Object.hasOwn(VIEWS, name);

/** The seller dashboard: `?view=` names a page of it (docs/product.md, "Merchant application"). A wide screen shows their navigation next to it. */
export function DashboardScreen({ contract }: Pick<DashboardProps, "contract">) {
  const { t } = useI18n();
  const query = new URLSearchParams(useSearch());
  const read = (name: string): string => query.get(name) ?? "";
  const [view, id] = [read("view"), read("id")];
  const known = isView(view) ? view : undefined;
  const { title, View } = known ? VIEWS[known] : ({ title: "mine.store", View: Start } as const);
  const name = t(known === "product" && !id ? "dashboard.add" : title);
  const parent = PARENTS.get(view) ?? (id === "" ? undefined : "products");
  const back = useBack(known ? paths.merchant(parent ? { view: parent } : {}) : paths.mine());
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(`${view} ${id}`);
  usePageTitle(name);
  useEffect(() => {
    // The route stays, so the shell does not see that the page is another one.
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
