import { Field, IconButton } from "marketplace-react/ui";
import { limits } from "marketplace-sdk/limits";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n";
import { WORDS } from "../../shared/forms/form";
import { useServices } from "../../shared/services";
import { useConfig } from "../../shared/site";
import { searchIcon } from "../../shared/ui/icons";
import styles from "./order.module.css";

/** What the address of a list of orders says that is searched for; empty without. */
export interface OrderFilter {
  q: string;
  /** Days in UTC, YYYY-MM-DD. */
  from: string;
  to: string;
}

export const NO_FILTER: OrderFilter = { q: "", from: "", to: "" };

const DAY = /^\d{4}-\d\d-\d\d$/;

export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const dayOf = (name: string) => DAY.exec(query.get(name) ?? "")?.[0] ?? "";
  const q = (query.get("q") ?? "").trim().slice(0, limits["orders.list"].search.maxLength);
  return { q, from: dayOf("from"), to: dayOf("to") };
}

export const isFiltered = ({ q, from, to }: OrderFilter): boolean => q !== "" || from !== "" || to !== "";

/** Fields of a call that lists orders. */
export const filterFields = ({ q, from, to }: OrderFilter) => ({
  ...(q && { search: q }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Props of {@link OrderSearch}. */
export interface OrderSearchProps {
  filter: OrderFilter;
  /** Address of the list that is searched so. */
  hrefOf: (filter: OrderFilter) => string;
  /** What can be found, in the empty field. */
  hint?: string;
}

/** Words and days to find orders by; nothing on servers whose lists don't know them. */
export function OrderSearch({ filter, hrefOf, hint }: OrderSearchProps) {
  const { t } = useI18n();
  const { navigation } = useServices();
  const [typed, setTyped] = useState(filter.q);
  if (!useConfig()?.features?.order_search) return null;
  const show = (changed: Partial<OrderFilter>): void =>
    navigation.navigate(hrefOf({ ...filter, q: typed.trim(), ...changed }), { replace: true });
  const search = (event: FormEvent): void => {
    event.preventDefault();
    show({});
  };
  return (
    <search>
      <form onSubmit={search} className={styles.search}>
        <Field
          {...WORDS}
          label={t("orders.search")}
          placeholder={hint}
          type="search"
          enterKeyHint="search"
          maxLength={limits["orders.list"].search.maxLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          end={<IconButton type="submit" icon={searchIcon} label={t("titles.search")} />}
        />
        <details open={filter.from !== "" || filter.to !== ""}>
          <summary>{t("orders.byDay")}</summary>
          <div className={styles.days}>
            <Field
              type="date"
              label={t("documents.from")}
              value={filter.from}
              onChange={({ target }) => show({ from: target.value })}
            />
            <Field
              type="date"
              label={t("documents.to")}
              value={filter.to}
              onChange={({ target }) => show({ to: target.value })}
            />
          </div>
        </details>
      </form>
    </search>
  );
}
