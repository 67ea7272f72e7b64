import { useQuery } from "@tanstack/react-query";
import { useServerNow } from "marketplace-react";
import {
  ButtonLink,
  classNames,
  doneDrawing,
  EmptyState,
  NavLink,
  NavList,
  Price,
  Skeleton,
  SkeletonList,
  starIcon,
} from "marketplace-react/ui";
import type { Data } from "marketplace-sdk";
import { type ComponentType, useEffect, useRef } from "react";
import { Link, useSearchParams } from "wouter";
import { useI18n } from "../../../i18n";
import { INLINE_ERRORS } from "../../../shared/errors";
import { paths } from "../../../shared/navigation/paths";
import { queryId } from "../../../shared/navigation/query-id";
import { STALE, useBack, useServices } from "../../../shared/services";
import { deferred } from "../../../shared/ui/deferred";
import { ErrorState } from "../../../shared/ui/error-state";
import {
  bagIcon,
  chartIcon,
  editIcon,
  gearIcon,
  receiptIcon,
  requestIcon,
  shieldIcon,
  storeIcon,
  truckIcon,
} from "../../../shared/ui/icons";
import { TopBar, usePageTitle } from "../../../shared/ui/page";
import { SectionHeading } from "../../../shared/ui/section-heading";
import styles from "./dashboard.module.css";
import type { DashboardProps } from "./dashboard-props";
import { rangeName, SalesChart, statsInput } from "./sales-chart";

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

/** Links to all pages of the dashboard. */
export function DashboardNav({ current }: { current: string | undefined }) {
  const { t, number } = useI18n();
  const { queries } = useServices();
  const { data } = useQuery(queries.merchant.dashboard());
  // In the cache, because it decides whether the dashboard opens. A shop may be older than the applications are.
  const application = useQuery(queries.merchant.get());
  // Figures count open tasks; the number of products is on the page of products.
  const { to_ship, comments } = data?.todo ?? {};
  const figure = (count: number | undefined) => (count ? number(count) : undefined);
  const pages = [
    { view: undefined, icon: gearIcon, label: t("mine.store"), value: undefined },
    { view: "orders", icon: truckIcon, label: t("dashboard.orders"), value: figure(to_ship) },
    { view: "products", icon: bagIcon, label: t("shell.product"), value: undefined },
    { view: "reviews", icon: starIcon, label: t("product.reviews"), value: figure(comments) },
    { view: "offers", icon: requestIcon, label: t("offers.mine"), value: undefined },
    { view: "settlement", icon: receiptIcon, label: t("dashboard.settlement"), value: undefined },
    { view: "sales", icon: chartIcon, label: t("dashboard.sales"), value: undefined },
    { view: "profile", icon: editIcon, label: t("stores.profile"), value: undefined },
  ];
  return (
    <nav aria-label={t("dashboard.pages")}>
      <NavList>
        {pages.map(({ view, ...row }) => (
          <NavLink
            key={row.label}
            {...row}
            href={paths.merchant(view ? { view } : {})}
            current={view === current}
          />
        ))}
        {application.data && (
          <NavLink
            href={paths.merchant({ view: "contract" })}
            icon={shieldIcon}
            label={t("merchant.contract")}
            current={current === "contract"}
          />
        )}
        {data && (
          <NavLink href={paths.store(data.shop.id)} icon={storeIcon} label={t("dashboard.storePage")} />
        )}
      </NavList>
    </nav>
  );
}

type Center = Data<"merchant.dashboard">;

/** Heights of the skeletons, so that the links below stay in place when the figures arrive. */
const TASK_HEIGHTS = [132];
const SALES_HEIGHTS = [417];

/** The store's earnings and open tasks. What doesn't depend on the response is shown at once. */
function Overview() {
  const { t } = useI18n();
  const { queries } = useServices();
  const { data, error, refetch } = useQuery({ ...queries.merchant.dashboard(), staleTime: STALE.visit });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.start}>
      <ShopCard center={data} />
      {!data ? (
        <>
          <SkeletonList heights={TASK_HEIGHTS} />
          <SkeletonList heights={SALES_HEIGHTS} />
        </>
      ) : data.shop.pro_count === 0 ? (
        <EmptyState
          art={doneDrawing}
          title={t("merchant.openTitle")}
          text={t("dashboard.firstText")}
          action={<ButtonLink href={paths.merchant({ view: "product" })}>{t("dashboard.add")}</ButtonLink>}
        />
      ) : (
        <>
          <Todo todo={data.todo} />
          <RecentSales />
        </>
      )}
    </div>
  );
}

/** The last 30 days. Shows nothing if they can't be loaded, because the page of sales says why. */
function RecentSales() {
  const { t, tag, number } = useI18n();
  const { queries } = useServices();
  const now = useServerNow();
  const { data, error } = useQuery({
    ...queries.merchant.stats(statsInput("days", now)),
    staleTime: STALE.visit,
    ...INLINE_ERRORS,
  });
  if (error && !data) return null;
  return (
    <section className={classNames(styles.card, styles.recent)} aria-labelledby="recent">
      <SectionHeading
        id="recent"
        title={`${t("dashboard.sales")} · ${rangeName("days", tag)} (UTC)`}
        href={paths.merchant({ view: "sales" })}
      />
      {data ? (
        <>
          <dl className={styles.figures}>
            <div>
              <dt>{t("dashboard.sales")}</dt>
              <dd>
                <Price amount={data.sales_amount} currency={data.currency} tone="text" />
              </dd>
            </div>
            <div>
              <dt>{t("dashboard.orders")}</dt>
              <dd translate="no">{number(data.order_count)}</dd>
            </div>
          </dl>
          <SalesChart series={data.series} currency={data.currency} />
        </>
      ) : (
        <SkeletonList heights={[316]} />
      )}
    </section>
  );
}

function ShopCard({ center }: { center: Center | undefined }) {
  const { t } = useI18n();
  const { shop, money, pending_settlement, currency } = center ?? {};
  const figures = [
    { name: t("mine.balance"), amount: money },
    { name: t("dashboard.pending"), amount: pending_settlement },
  ];
  return (
    <section className={styles.card} aria-label={shop?.shopname}>
      {shop ? (
        <h2 className={styles.heading}>
          <bdi>{shop.shopname}</bdi>
        </h2>
      ) : (
        <Skeleton width="12em" height="1.5em" />
      )}
      <dl className={styles.figures}>
        {figures
          .filter(({ amount }) => !center || amount !== undefined)
          .map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {amount === undefined ? (
                  <Skeleton width="6em" height="1lh" />
                ) : (
                  <Price amount={amount} currency={currency} tone="text" />
                )}
              </dd>
            </div>
          ))}
      </dl>
      <p className={styles.quiet}>{t("dashboard.pendingHint")}</p>
      <div className={styles.buttons}>
        <ButtonLink variant="secondary" size="s" href={paths.withdraw()}>
          {t("titles.withdraw")}
        </ButtonLink>
      </div>
    </section>
  );
}

function Todo({ todo }: { todo: Center["todo"] }) {
  const { t } = useI18n();
  const { to_ship = 0, late = 0, comments = 0, disputes = 0 } = todo ?? {};
  return (
    <section className={styles.card} aria-labelledby="todo">
      <h2 id="todo" className={styles.heading}>
        {t("dashboard.todo")}
      </h2>
      {to_ship + comments + disputes === 0 && <p>{t("dashboard.allDone")}</p>}
      {to_ship > 0 && (
        <p>
          <Link href={paths.merchant({ view: "orders", tab: "paid" })} className={styles.link}>
            {t("dashboard.toShipCount", { count: to_ship })}
          </Link>
          {late > 0 && <strong className={styles.late}>{t("dashboard.lateCount", { count: late })}</strong>}
        </p>
      )}
      {disputes > 0 && (
        <p>
          <Link href={paths.merchant({ view: "orders", tab: "disputed" })} className={styles.link}>
            {t("disputes.count", { count: disputes })}
          </Link>
        </p>
      )}
      {comments > 0 && (
        <p>
          <Link href={paths.merchant({ view: "reviews" })} className={styles.link}>
            {t("dashboard.answerCount", { count: comments })}
          </Link>
        </p>
      )}
    </section>
  );
}
