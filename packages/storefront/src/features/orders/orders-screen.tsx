import { SkeletonList } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { useSearch } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { deferred } from "../../shared/ui/deferred";
import { Page } from "../../shared/ui/page";
import { OrderList } from "./order-list";

/** Loaded on request, so that the list doesn't wait for it. */
const oneOrder = deferred(() => import("./one-order").then(({ OneOrder }) => OneOrder), OrderLoading);

/** /order: the buyer's orders, the one that `?no=` names, its invoice, its reviews or a problem with it (docs/product.md, "Orders"). */
export function OrdersScreen() {
  const query = new URLSearchParams(useSearch());
  const no = query.get("no");
  if (no) return <oneOrder.Part no={no} view={query.get("view")} />;
  return <OrderList tab={query.get("tab") ?? ""} onLoaded={oneOrder.prefetch} />;
}

function OrderLoading() {
  const { t } = useI18n();
  return (
    <Page title={t("orders.title")} back={paths.order()}>
      <SkeletonList heights={[228, 228, 228]} />
    </Page>
  );
}
