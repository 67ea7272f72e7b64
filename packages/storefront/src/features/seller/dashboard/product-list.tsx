import { useInfiniteQuery } from "@tanstack/react-query";
import {
  ButtonLink,
  EmptyState,
  Field,
  IconButton,
  plusIcon,
  SkeletonList,
  searchDrawing,
} from "marketplace-react/ui";
import type { MerchantProduct } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "wouter";
import { useI18n } from "../../../i18n";
import { WORDS } from "../../../shared/forms/form";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { searchIcon } from "../../../shared/ui/icons";
import { InfiniteList } from "../../../shared/ui/infinite-list";
import styles from "./dashboard.module.css";
import type { DashboardProps } from "./dashboard-props";
import { ProductCard } from "./product-card";
import { nextSort, readSort, type Sort, sortQuery } from "./product-sort";
import { Removal } from "./removal";
import { StateTabs } from "./state-tabs";
import { useDesktopPart } from "./use-desktop-part";

const STATES = ["on", "off", "review"] as const;

const LABELS = { on: "dashboard.on", off: "dashboard.off", review: "merchant.reviewTitle" } as const;

const loadTable = () => import("./product-table");

/** The store's products, to search and filter by state. */
export function ProductList({ tab, words }: DashboardProps) {
  const { t } = useI18n();
  const { queries, navigation } = useServices();
  const [typed, setTyped] = useState(words);
  const [leaving, setLeaving] = useState<MerchantProduct>();
  const status = STATES.find((state) => state === tab);
  const [query] = useSearchParams();
  const sort = readSort(query.get("sort"), query.get("order"));
  const { isDesktop, part: table } = useDesktopPart(loadTable);
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
