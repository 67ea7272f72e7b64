import { useQueries, useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { ButtonLink, Icon } from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { CardFacts } from "../../entities/product/card-facts";
import { RecentProducts } from "../../entities/product/recent-products";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { INLINE_ERRORS } from "../../shared/errors";
import { paths } from "../../shared/navigation/paths";
import { STALE, useServices } from "../../shared/services";
import { requestIcon } from "../../shared/ui/icons";
import { useIsBack } from "../../shared/ui/progressive-render";
import styles from "./additions.module.css";
import { ProductRow } from "./product-row";

/** What the home page shows after its documented sections (docs/product.md, "Home"). */
export function Additions() {
  const { isComplete } = useI18n();
  const { loggedIn } = useStore(useServices().session);
  if (!isComplete) return null;
  return (
    <>
      {loggedIn && <Near>{() => <FromFollowed />}</Near>}
      <RecentProducts />
      <RequestBoard />
    </>
  );
}

/** Most followed stores to show new products of. */
const MAX_STORES = 3;

const PRODUCTS_PER_STORE = 4;

/** New products of the stores that a member followed last, requested only near the viewport. */
function FromFollowed() {
  const { t } = useI18n();
  const { queries } = useServices();
  const has = useAvailability();
  const followed = useQuery({
    ...queries.stores.followed({ limit: MAX_STORES }),
    ...INLINE_ERRORS,
    staleTime: STALE.minute,
    enabled: has("followedStores"),
  });
  const lists = useQueries({
    queries: (followed.data?.data ?? []).slice(0, MAX_STORES).map(({ id }) => ({
      ...queries.products.list({ shop_id: id, sort: "createtime", order: "desc", limit: PRODUCTS_PER_STORE }),
      ...INLINE_ERRORS,
      staleTime: STALE.minute,
    })),
  });
  return (
    <ProductRow
      title={t("feed.followed")}
      products={newestFirst(lists.flatMap(({ data }) => data?.data ?? []))}
      href={paths.collectShop()}
      Facts={CardFacts}
    />
  );
}

/** Links to the purchase requests, for products not on sale yet. */
function RequestBoard() {
  const { t } = useI18n();
  const has = useAvailability();
  if (!has("purchaseRequests")) return null;
  return (
    <nav className={styles.requests} aria-label={t("search.requests")}>
      <Icon of={requestIcon} size={28} />
      <p>{t("requests.lead")}</p>
      <div className={styles.ways}>
        <ButtonLink size="s" href={paths.search({ tab: "requests", view: "new" })}>
          {t("requests.post")}
        </ButtonLink>
        <ButtonLink size="s" variant="plain" href={paths.search({ tab: "requests" })}>
          {t("requests.all")}
        </ButtonLink>
      </div>
    </nav>
  );
}

/** Sorts by creation date, newest first. */
export function newestFirst(products: readonly Product[]): readonly Product[] {
  return [...products].sort((one, other) => (other.createtime ?? 0) - (one.createtime ?? 0));
}

/** Distance from the viewport at which it renders: about a phone's screen. */
const AHEAD = "600px 0px";

/** Renders its children only near the viewport. Back restores a place on the whole page, so then they render at once. */
function Near({ children }: { children: () => ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(useIsBack());
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (crossings) => crossings.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children() : <div ref={mark} />;
}
