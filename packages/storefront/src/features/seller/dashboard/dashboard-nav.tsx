import { useQuery } from "@tanstack/react-query";
import { NavLink, NavList, starIcon } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
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
        {data?.shop && (
          <NavLink href={paths.store(data.shop.id)} icon={storeIcon} label={t("dashboard.storePage")} />
        )}
      </NavList>
    </nav>
  );
}
