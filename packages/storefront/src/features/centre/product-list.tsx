import { useInfiniteQuery } from "@tanstack/react-query";
import type { ShopProduct } from "marketplace-sdk";
import { type FormEvent, useState } from "react";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Button, ButtonLink } from "../../ui/button";
import { Tabs } from "../../ui/chips";
import { EmptyState } from "../../ui/empty-state";
import { EndlessList } from "../../ui/endless-list";
import { Field } from "../../ui/field";
import { IconButton } from "../../ui/icon-button";
import { searchIcon } from "../../ui/icons";
import { plusIcon } from "../../ui/icons-more";
import { Sheet } from "../../ui/sheet";
import { Waiting } from "../../ui/waiting";
import styles from "./centre.module.css";
import type { CentreProps } from "./centre-screen";
import { ProductCard } from "./product-card";
import { useShopChanges } from "./queries";

const STATES = ["on", "off", "review"] as const;
const LABELS = { on: "centre.on", off: "centre.off", review: "merchant.reviewTitle" } as const;
const LONGEST = 50;

/** The shop's products in every state, by words and by state. */
export function ProductList({ tab, words }: CentreProps) {
  const { t } = useI18n();
  const { queries, location } = useShop();
  const [typed, setTyped] = useState(words);
  const [leaving, setLeaving] = useState<ShopProduct>();
  const status = STATES.find((state) => state === tab);
  const list = useInfiniteQuery({
    ...queries.merchantProducts.list.infinite({
      limit: 20,
      ...(status && { status }),
      ...(words && { search: words }),
    }),
    staleTime: 0,
  });
  const to = (state?: string) => paths.merchant({ view: "products", ...(state && { tab: state }), q: words });
  const search = (event: FormEvent): void => {
    event.preventDefault();
    location.navigate(paths.merchant({ view: "products", tab, q: typed.trim() }), { replace: true });
  };
  return (
    <>
      <ButtonLink to={paths.merchant({ view: "product" })} icon={plusIcon} block>
        {t("centre.add")}
      </ButtonLink>
      <search>
        <form onSubmit={search}>
          <Field
            label={t("centre.searchOwn")}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            dir="auto"
            maxLength={LONGEST}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            end={<IconButton type="submit" icon={searchIcon} label={t("titles.search")} />}
          />
        </form>
      </search>
      <Tabs
        label={t("centre.byState")}
        look="chip"
        current={status ?? "all"}
        items={[
          { id: "all", label: t("orders.all"), to: to() },
          ...STATES.map((id) => ({ id, label: t(LABELS[id]), to: to(id) })),
        ]}
      />
      <EndlessList
        query={list}
        skeleton={<Waiting />}
        empty={
          <EmptyState
            art={words ? "search" : "box"}
            title={t("centre.noProducts")}
            {...(!words && { text: t("centre.firstText") })}
          />
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label={t("shell.product")}>
            {rows.map((product) => (
              <ProductCard key={product.id} product={product} onDelete={() => setLeaving(product)} />
            ))}
          </ul>
        )}
      </EndlessList>
      <Sheet
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t("centre.removeTitle")}
      >
        {leaving && <Removal product={leaving} onDone={() => setLeaving(undefined)} />}
      </Sheet>
    </>
  );
}

function Removal({ product: { id, title }, onDone }: { product: ShopProduct; onDone: () => void }) {
  const { t } = useI18n();
  const { market, toasts } = useShop();
  const { done } = useShopChanges();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await done(market.merchantProducts.delete({ id }));
      toasts.show(t("centre.removed"));
    } catch {
      // The client's toast says why, such as an order that is still open.
    }
    onDone();
  };
  return (
    <div className={styles.list}>
      <p>
        <strong>
          <bdi>{title}</bdi>
        </strong>
      </p>
      <p>{t("centre.removeText")}</p>
      <Button variant="danger" block busy={busy} onClick={() => void remove()}>
        {t("centre.remove")}
      </Button>
    </div>
  );
}
