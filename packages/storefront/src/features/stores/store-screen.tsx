import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import {
  Badge,
  ButtonLink,
  backIcon,
  classNames,
  closeIcon,
  doorDrawing,
  EmptyState,
  Icon,
  IconButton,
  Price,
  Skeleton,
  Tabs,
} from "marketplace-react/ui";
import type { Store, StoreDetail } from "marketplace-sdk";
import { type FormEvent, useEffect, useState } from "react";
import { useSearch } from "wouter";
import { Stars } from "../../entities/product/card-facts";
import { ReviewList } from "../../entities/review/review-list";
import { useI18n } from "../../i18n";
import { labelled } from "../../i18n/text";
import { isApiError } from "../../shared/errors";
import { isId, paths } from "../../shared/navigation/paths";
import { storeQuery } from "../../shared/queries";
import { useBack, useServices } from "../../shared/services";
import { typedWords } from "../../shared/typed";
import cards from "../../shared/ui/cards.module.css";
import { ErrorState } from "../../shared/ui/error-state";
import { chatIcon, pinIcon, searchIcon, shareIcon } from "../../shared/ui/icons";
import { Lightbox, type Shown } from "../../shared/ui/lightbox";
import { TopBar, usePageTitle } from "../../shared/ui/page";
import { Picture, SIZES } from "../../shared/ui/picture";
import { externalHref } from "../../shared/ui/safe-href";
import { useShare } from "../../shared/ui/use-share";
import { MAX_WORDS, readStoreList, type StoreList, VIEWS, writeStoreList } from "./store-list";
import { FollowButton, StoreBadges } from "./store-parts";
import { StoreProducts } from "./store-products";
import styles from "./store-screen.module.css";

/** /store/:id: who the store is, its figures, and everything it sells. @param id from the address */
export function StoreScreen({ id }: { id: string }) {
  const { t } = useI18n();
  const back = useBack();
  const list = readStoreList(useSearch());
  const { data: shop, error, refetch } = useQuery({ ...storeQuery(useServices(), id), enabled: isId(id) });
  usePageTitle(shop?.shopname);
  // Servers that don't count a store's reviews can't list them either.
  const view = list.view === "reviews" && shop && shop.comment_count === undefined ? "products" : list.view;

  const refused = isApiError(error);
  if (!shop && (refused || !isId(id))) {
    return (
      <>
        <TopBar title={t("titles.store")} onBack={back} />
        <EmptyState
          art={doorDrawing}
          title={t("stores.goneTitle")}
          text={(refused && error.code !== 404 && error.msg) || t("stores.goneText")}
          action={<ButtonLink to={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
        />
      </>
    );
  }
  if (!shop && error) {
    return (
      <>
        <TopBar title={t("titles.store")} onBack={back} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <StoreBar id={id} list={list} />
      {shop ? <StoreHead shop={shop} /> : <StoreHeadSkeleton />}
      <StoreTabs id={id} list={list} shop={shop} />
      {view === "products" && <StoreProducts id={id} list={list} categories={shop?.categories} />}
      {view === "about" && shop && <StoreAbout shop={shop} />}
      {view === "reviews" && shop && <StoreReviews shop={shop} />}
    </>
  );
}

/** A store's banner, logo and name, its credentials, and a follow button. */
export function StoreHead({ shop }: { shop: StoreDetail }) {
  const { t, tag } = useI18n();
  return (
    <section className={styles.head} aria-labelledby="store-name">
      {shop.banner_image && (
        <Picture
          className={styles.banner}
          src={shop.banner_image}
          alt=""
          ratio={3}
          sizes={SIZES.storeBanner}
          priority
        />
      )}
      <div className={styles.who}>
        <Picture className={styles.logo} src={shop.logo || shop.avatar} alt="" shape="round" priority />
        <h1 id="store-name" className={classNames(cards.title, styles.name)} tabIndex={-1}>
          <bdi>{shop.shopname}</bdi>
        </h1>
        <FollowButton shop={shop} primary />
      </div>
      <div className={styles.facts}>
        <p className={styles.rated}>
          <Stars {...shop} />
          {shop.city && (
            <span className={styles.city}>
              <Icon of={pinIcon} size={14} />
              <bdi>{shop.city}</bdi>
            </span>
          )}
          {shop.follow_count !== undefined && (
            <span>{t("stores.followers", { count: shop.follow_count })}</span>
          )}
        </p>
        <StoreBadges shop={shop} />
      </div>
      {shop.description && (
        <p className={styles.about} dir="auto">
          {shop.description}
        </p>
      )}
      {shop.contact && (
        <p className={styles.about}>
          {labelled(tag, t("stores.contact"))}
          <bdi translate="no">{shop.contact}</bdi>
        </p>
      )}
      {!isOpen(shop) && (
        <p className={styles.closed}>
          <Badge tone="warning">{t("stores.closed")}</Badge>
        </p>
      )}
    </section>
  );
}

/** Whether the store is open; unknown states count as closed (contract: `Store.status`). */
export function isOpen({ status }: Pick<Store, "status">): boolean {
  return !status || status === "open";
}

/** Skeleton of {@link StoreHead} without a banner, which most stores don't have. */
function StoreHeadSkeleton() {
  const { t } = useI18n();
  return (
    <div className={styles.head}>
      <p className="visually-hidden" role="status">
        {t("shell.loading")}
      </p>
      <div className={styles.who}>
        <Skeleton width="64px" height="64px" radius="50%" />
        <div className={styles.name}>
          <Skeleton width="70%" height="22px" />
        </div>
      </div>
      <div className={styles.facts}>
        <Skeleton width="60%" height="18px" />
        <Skeleton width="80%" height="22px" radius="var(--radius-full)" />
      </div>
      <div className={styles.about}>
        <Skeleton height="16px" width="90%" />
      </div>
    </div>
  );
}

/** Props of {@link StoreTabs}. */
interface StoreTabsProps {
  id: string;
  list: StoreList;
  /** Undefined while it is loading. */
  shop: StoreDetail | undefined;
}

/** A store's products, reviews and profile. */
export function StoreTabs({ id, list, shop }: StoreTabsProps) {
  const { t } = useI18n();
  const views = VIEWS.filter((view) => view !== "reviews" || shop?.comment_count !== undefined);
  const labels = {
    products: t("search.products"),
    reviews: t("product.reviews"),
    about: t("stores.aboutTab"),
  };
  const counts = { products: shop?.pro_count, reviews: shop?.comment_count, about: undefined };
  return (
    <Tabs
      label={t("titles.store")}
      current={list.view}
      items={views.map((view) => ({
        id: view,
        label: labels[view],
        count: counts[view],
        to: paths.store(id, writeStoreList({ ...list, view })),
      }))}
    />
  );
}

/** Counts from here on are abbreviated. */
const LONG_COUNT = 1_000_000;

/** A store's description and figures. */
export function StoreAbout({ shop }: { shop: StoreDetail }) {
  const { t } = useI18n();
  const figures = figuresOf(shop);
  return (
    <section className={styles.view} aria-labelledby="store-about">
      <h2 id="store-about" className="visually-hidden">
        {t("stores.aboutTab")}
      </h2>
      {shop.about && (
        <p className={styles.story} dir="auto">
          {shop.about}
        </p>
      )}
      {figures.length > 0 && (
        <dl className={styles.figures} aria-label={t("stores.figures")}>
          {figures.map((figure) => (
            <div key={figure.id} className={styles.figure} data-wide={figure.id === "trade" || undefined}>
              <dt>{t(`stores.${figure.id}`)}</dt>
              <dd>
                <Figure figure={figure} currency={shop.currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Figure({ figure: { id, value }, currency }: { figure: StoreFigure; currency: string | undefined }) {
  const { number, compact } = useI18n();
  if (id === "trade") return <Price amount={String(value)} currency={currency} tone="text" />;
  if (id === "credit") return number(value, 1);
  return typeof value === "number" && value >= LONG_COUNT ? compact(value) : number(value);
}

/** The figures of a store (docs/product.md, "Store page"). What the server doesn't send is left out. */
interface StoreFigure {
  id: "sellCount" | "proCount" | "reputation" | "credit" | "trade";
  value: number | string;
}

/** The five figures in their documented order. */
export function figuresOf(shop: Store): readonly StoreFigure[] {
  const all: readonly { id: StoreFigure["id"]; value: number | string | null | undefined }[] = [
    { id: "sellCount", value: shop.sell_count },
    { id: "proCount", value: shop.pro_count },
    { id: "reputation", value: shop.reputation },
    { id: "credit", value: shop.credit_score },
    { id: "trade", value: shop.trade_amount },
  ];
  return all.flatMap(({ id, value }) =>
    value === undefined || value === null || value === "" ? [] : [{ id, value }],
  );
}

/** Buyers' reviews of all the store's products. */
function StoreReviews({ shop }: { shop: StoreDetail }) {
  const { t } = useI18n();
  const [photos, setPhotos] = useState<Shown>();
  return (
    <section className={styles.view} aria-labelledby="store-reviews">
      <h2 id="store-reviews" className="visually-hidden">
        {t("product.reviews")}
      </h2>
      <ReviewList
        source={{
          of: { shop_id: shop.id },
          comments: [],
          commentCounts: undefined,
          goodRate: undefined,
          rating: shop.rating ?? undefined,
        }}
        atOnce
        onPhoto={setPhotos}
      />
      <Lightbox shown={photos} onClose={() => setPhotos(undefined)} />
    </section>
  );
}

/** Props of {@link StoreBar}. */
interface StoreBarProps {
  id: string;
  list: StoreList;
}

/** The sticky header of a store: back, search in this store, share, customer service. */
function StoreBar({ id, list }: StoreBarProps) {
  const { t } = useI18n();
  const { navigation, website } = useServices();
  const back = useBack();
  const share = useShare();
  const service = externalHref(useStore(website).service_url);
  const [text, setText] = useState(list.words);
  useEffect(() => setText(list.words), [list.words]);

  const show = (words: string): void => {
    navigation.navigate(paths.store(id, writeStoreList({ ...list, view: "products", words })), {
      replace: true,
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    show(typedWords(text, MAX_WORDS));
  };
  return (
    <header className={styles.bar}>
      <IconButton icon={backIcon} label={t("ui.back")} onClick={back} />
      <search className={styles.search}>
        <form className={styles.form} onSubmit={submit}>
          <Icon of={searchIcon} size={20} />
          <input
            className={styles.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={MAX_WORDS}
            aria-label={t("stores.search")}
            placeholder={t("stores.search")}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {(text || list.words) && (
            <IconButton
              icon={closeIcon}
              size={18}
              label={t("stores.clearSearch")}
              onClick={() => {
                setText("");
                if (list.words) show("");
              }}
            />
          )}
        </form>
      </search>
      <IconButton
        icon={shareIcon}
        size={22}
        label={t("stores.share")}
        onClick={() => void share(document.title)}
      />
      {service && (
        <a
          className={styles.service}
          href={service}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("shell.support")}
        >
          <Icon of={chatIcon} />
        </a>
      )}
    </header>
  );
}
