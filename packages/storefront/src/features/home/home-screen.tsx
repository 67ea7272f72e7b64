import { useStore } from "marketplace-react";
import {
  ButtonLink,
  CardSkeletons,
  chevronIcon,
  EmptyState,
  Icon,
  ScrollRow,
  Skeleton,
} from "marketplace-react/ui";
import type { Category, Site } from "marketplace-sdk";
import { useDeferredValue, useEffect, useState } from "react";
import { Link } from "wouter";
import { Notices } from "../../entities/site/notices";
import { useI18n } from "../../i18n";
import { retryWithBackoff } from "../../shared/background";
import { isPromised } from "../../shared/config/config";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { useConfig, useSite, useSiteQuery } from "../../shared/site";
import { ErrorState } from "../../shared/ui/error-state";
import { globeIcon, searchIcon } from "../../shared/ui/icons";
import { mediaUrl, Picture, SIZES, tintOf } from "../../shared/ui/picture";
import { ProgressiveRender } from "../../shared/ui/progressive-render";
import { SafeLink } from "../../shared/ui/safe-href";
import styles from "./home.module.css";
import { ProductRow } from "./product-row";
import { type HomeSections, homeSections, isEmpty } from "./sections";

/** The home page (docs/product.md, "Home"). */
export function HomeScreen() {
  const { t } = useI18n();
  const { name } = useSite();
  const query = useSiteQuery();
  const { error, refetch } = query;
  // Rendered in slices, so that a slow phone stays responsive.
  const data = useDeferredValue(query.data);
  const sections = homeSections(data);
  return (
    <div className={styles.home}>
      <HomeHeader name={name} />
      <Welcome />
      {data === undefined && !error && <HomeSkeleton />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data !== undefined && !error && isEmpty(sections) && (
        <EmptyState
          title={t("home.emptyTitle")}
          text={t("home.emptyText")}
          action={<ButtonLink href={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
        />
      )}
      {data && <Sections sections={sections} />}
    </div>
  );
}

/** A member's desk, whose place is kept until it has come. Visitors read what this is, as far as the shop promises it. */
function Welcome() {
  const { t } = useI18n();
  const { loggedIn } = useStore(useServices().session);
  const lower = useLowerSections();
  if (loggedIn) return <div className={styles.desk}>{lower && <lower.MemberDesk />}</div>;
  return (
    <p className={styles.lead}>
      <span>{t("home.lead")}</span> {isPromised("buyerProtection") && <span>{t("home.held")}</span>}
    </p>
  );
}

/** The shop's name and a link to the search; for visitors, how to log in and the language. A desktop has all of it in its bar. */
function HomeHeader({ name }: { name: string }) {
  const { t, isComplete } = useI18n();
  const { loggedIn } = useStore(useServices().session);
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <h1 className={styles.name}>{name}</h1>
        {!loggedIn && isComplete && (
          <div className={styles.visitor}>
            <ButtonLink href={paths.login()} size="s" variant="plain">
              {t("titles.login")}
            </ButtonLink>
            <Link href={paths.lang()} className={styles.language} aria-label={t("titles.lang")}>
              <Icon of={globeIcon} size={22} />
            </Link>
          </div>
        )}
      </div>
      <Link href={paths.search()} className={styles.search}>
        <Icon of={searchIcon} size={20} />
        {t("home.search")}
      </Link>
    </header>
  );
}

function Sections({ sections }: { sections: HomeSections }) {
  const { t } = useI18n();
  const isKnown = useConfig() !== undefined;
  // Notices that arrive late go to the end of the page, where they shift nothing.
  const [known] = useState(isKnown);
  const lower = useLowerSections();
  return (
    <ProgressiveRender first={2}>
      <Banners banners={sections.banners} />
      <CategoryRow categories={sections.categories} />
      <ProductRow
        title={t("home.daily")}
        products={sections.daily}
        href={paths.product({ flag: "daily" })}
        Facts={lower?.CardFacts}
      />
      {known && <Notices />}
      {lower && <lower.LowerSections sections={sections} />}
      {lower && !known && <Notices />}
    </ProgressiveRender>
  );
}

type Banner = NonNullable<Site["banners"]>[number];

/** Width divided by height of a banner's picture. */
const RATIO = 2.4;

/** The operator's banners. Their texts are over the pictures, so that they can be translated and read aloud. */
function Banners({ banners }: { banners: readonly Banner[] }) {
  const { t } = useI18n();
  if (banners.length === 0) return null;
  return (
    <ScrollRow label={t("home.banners")} item="banner">
      {banners.map((banner, index) => (
        <li key={banner.id ?? banner.image}>
          <SafeLink url={banner.url} className={styles.banner}>
            <Picture
              className={styles.art}
              src={banner.image}
              alt=""
              ratio={RATIO}
              priority={index === 0}
              shape="none"
              sizes={SIZES.banner}
            />
            {banner.title && (
              <span className={styles.words}>
                <span className={styles.title}>{banner.title}</span>
                {banner.url && (
                  <span className={styles.go}>
                    <Icon of={chevronIcon} size={18} />
                  </span>
                )}
              </span>
            )}
          </SafeLink>
        </li>
      ))}
    </ScrollRow>
  );
}

/** Round tinted tiles of the top categories. */
function CategoryRow({ categories }: { categories: readonly Category[] }) {
  const { t } = useI18n();
  if (categories.length === 0) return null;
  return (
    <ScrollRow label={t("home.categories")} item="s">
      {categories.map((category) => {
        const picture = mediaUrl(category.image);
        const name = category.name ?? "";
        return (
          <li key={category.id}>
            <Link href={paths.category(category.id)} className={styles.category}>
              <span className={styles.tile} style={{ backgroundColor: tintOf(name) }}>
                {picture ? (
                  <Picture src={category.image} alt="" shape="round" className={styles.tilePicture} />
                ) : (
                  <span aria-hidden="true">{Array.from(name)[0]}</span>
                )}
              </span>
              <span className={styles.categoryName}>{name}</span>
            </Link>
          </li>
        );
      })}
    </ScrollRow>
  );
}

type Lower = typeof import("./lower-sections");

/** Kept for the rest of the visit, so that Back finds the complete page at once. */
let loaded: Lower | undefined;

/** The sections below a phone's first screen and the facts of cards, once loaded; they aren't part of the first load. */
function useLowerSections(): Lower | undefined {
  const [lower, setLower] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    return retryWithBackoff(async () => {
      loaded = await import("./lower-sections");
      setLower(loaded);
    });
  }, []);
  return lower;
}

const TILES = ["a", "b", "c", "d", "e", "f"];

/** Skeleton of the home page. */
function HomeSkeleton() {
  const { t, labels } = useI18n();
  return (
    <>
      <span className="visually-hidden" role="status">
        {labels.loading}
      </span>
      <Skeleton ratio={RATIO} radius="var(--radius-panel)" />
      <ScrollRow label={t("home.categories")} item="s">
        {TILES.map((tile) => (
          <li key={tile}>
            <Skeleton width="64px" height="64px" radius="50%" />
          </li>
        ))}
      </ScrollRow>
      <ScrollRow label={t("home.daily")} item="m">
        <CardSkeletons count={3} />
      </ScrollRow>
    </>
  );
}
