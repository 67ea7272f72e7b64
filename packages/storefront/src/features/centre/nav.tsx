import { useQuery } from "@tanstack/react-query";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { bagIcon, gridIcon, starIcon, storeIcon } from "../../ui/icons";
import { editIcon, gearIcon, receiptIcon, truckIcon } from "../../ui/icons-more";
import { RowLink, Rows } from "../../ui/rows";

/** The ways to every page of the shop. */
export function CentreNav({ current }: { current: string | undefined }) {
  const { t, number } = useI18n();
  const { queries } = useShop();
  const { data } = useQuery(queries.merchant.dashboard());
  // Asked for already: it is what opens the centre. A shop may be older than applications are.
  const application = useQuery(queries.merchant.get());
  const { to_ship, comments } = data?.todo ?? {};
  const figure = (count: number | undefined) => (count ? number(count) : undefined);
  const pages = [
    { view: undefined, icon: gearIcon, label: t("centre.title"), value: undefined },
    { view: "orders", icon: truckIcon, label: t("centre.orders"), value: figure(to_ship) },
    { view: "products", icon: bagIcon, label: t("shell.product"), value: figure(data?.shop.pro_count) },
    { view: "reviews", icon: starIcon, label: t("product.reviews"), value: figure(comments) },
    { view: "settlement", icon: receiptIcon, label: t("centre.settlement"), value: undefined },
    { view: "sales", icon: gridIcon, label: t("centre.sales"), value: undefined },
  ];
  return (
    <nav aria-label={t("centre.pages")}>
      <Rows>
        {pages.map(({ view, ...row }) => (
          <RowLink
            key={row.label}
            {...row}
            to={paths.merchant(view ? { view } : {})}
            current={view === current}
          />
        ))}
        {application.data && (
          <RowLink
            to={paths.merchant({ view: "contract" })}
            icon={editIcon}
            label={t("merchant.contract")}
            current={current === "contract"}
          />
        )}
        {data && <RowLink to={paths.store(data.shop.id)} icon={storeIcon} label={t("centre.storePage")} />}
      </Rows>
    </nav>
  );
}
