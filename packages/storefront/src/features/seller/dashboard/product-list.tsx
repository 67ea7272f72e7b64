import { useInfiniteQuery } from "@tanstack/react-query";
import { useMarketMutation } from "marketplace-react";
import {
  Button,
  ButtonLink,
  EmptyState,
  Field,
  IconButton,
  plusIcon,
  Sheet,
  SkeletonList,
} from "marketplace-react/ui";
import type { MerchantProduct } from "marketplace-sdk";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { searchIcon } from "../../../shared/ui/icons";
import { InfiniteList } from "../../../shared/ui/infinite-list";
import styles from "./dashboard.module.css";
import type { CentreProps } from "./dashboard-screen";
import { ProductCard } from "./product-card";
import { useShopChanges } from "./queries";
import { StateTabs } from "./state-tabs";

const STATES = ["on", "off", "review"] as const;
const LABELS = { on: "centre.on", off: "centre.off", review: "merchant.reviewTitle" } as const;
const MAX_LENGTH = 50;

/** The shop's products in every state, by words and by state. */
export function ProductList({ tab, words }: CentreProps) {
  const { t } = useI18n();
  const { queries, location } = useServices();
  const [typed, setTyped] = useState(words);
  const [leaving, setLeaving] = useState<MerchantProduct>();
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
            maxLength={MAX_LENGTH}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            end={<IconButton type="submit" icon={searchIcon} label={t("titles.search")} />}
          />
        </form>
      </search>
      <StateTabs label={t("centre.byState")} states={STATES} labels={LABELS} current={status} to={to} />
      <InfiniteList
        query={list}
        skeleton={<SkeletonList />}
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
      </InfiniteList>
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

function Removal({ product: { id, title }, onDone }: { product: MerchantProduct; onDone: () => void }) {
  const { t } = useI18n();
  const { mutations, toasts } = useServices();
  const { changed } = useShopChanges();
  const remove = useMarketMutation(mutations.merchantProducts.delete(), {
    onSuccess: () => toasts.show(t("centre.removed")),
    onSettled() {
      changed();
      onDone();
    },
  });
  return (
    <div className={styles.list}>
      <p>
        <strong>
          <bdi>{title}</bdi>
        </strong>
      </p>
      <p>{t("centre.removeText")}</p>
      <Button variant="danger" block busy={remove.isPending} onClick={() => remove.mutate({ id })}>
        {t("centre.remove")}
      </Button>
    </div>
  );
}
