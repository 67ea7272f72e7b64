import { useInfiniteQuery } from "@tanstack/react-query";
import { useFollowStore } from "marketplace-react";
import {
  Button,
  ButtonLink,
  checkIcon,
  doorDrawing,
  EmptyState,
  LoadMore,
  SkeletonList,
} from "marketplace-react/ui";
import type { Store } from "marketplace-sdk";
import { Link } from "wouter";
import { LoginFirst } from "../../entities/account/login-first";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { InfiniteList } from "../../shared/ui/infinite-list";
import { Page } from "../../shared/ui/page";
import { Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./favorites.module.css";
import { stillFollowed } from "./still-followed";

/** The followed stores (docs/product.md, "Favorites"): newest first as the server sends them, to be left with undo. */
export function FollowedScreen() {
  const { t } = useI18n();
  return (
    <Page title={t("titles.collectShop")} back={paths.mine()} className={styles.page}>
      <LoginFirst text={t("followed.loginText")}>
        <FollowedList />
      </LoginFirst>
    </Page>
  );
}

function FollowedList() {
  const { t } = useI18n();
  const { queries, toasts } = useServices();
  const setFollowed = useFollowStore();
  const list = useInfiniteQuery(queries.stores.followed.infinite());
  const known = list.data?.pages.flatMap((page) => page.data) ?? [];
  const gone = known.length - stillFollowed(known).length;
  // Both may be the first half of `more`: a failed one must wait for the reader.
  const failed = list.isFetchNextPageError || list.isRefetchError;

  /** Unfollowed stores have left the server's list too, so its pages have shifted and are read again first. */
  const more = async (): Promise<void> => {
    if (gone > 0 && (await list.refetch()).isError) return;
    await list.fetchNextPage({ cancelRefetch: false });
  };
  const unfollow = (store: Store): void => {
    setFollowed(store, false);
    toasts.show(t("followed.unfollowed", { name: store.shopname }), {
      action: { label: t("ui.undo"), onPress: () => setFollowed({ ...store, is_follow: false }, true) },
    });
  };
  return (
    <InfiniteList
      query={{
        ...list,
        data: list.data && { pages: list.data.pages.map((page) => ({ data: stillFollowed(page.data) })) },
        isFetchNextPageError: failed,
        fetchNextPage: more,
      }}
      skeleton={<SkeletonList heights={[104, 104, 104]} />}
      empty={
        list.hasNextPage ? (
          <LoadMore
            list={{ hasMore: true, isLoadingMore: list.isFetching, hasMoreFailed: failed, loadMore: more }}
          />
        ) : (
          <EmptyState
            art={doorDrawing}
            title={t("followed.emptyTitle")}
            text={t("followed.emptyText")}
            action={<ButtonLink href={paths.home()}>{t("followed.discover")}</ButtonLink>}
          />
        )
      }
    >
      {(stores) => (
        <ul className={styles.list}>
          {stores.map((store) => (
            <FollowedStore key={store.id} store={store} onUnfollow={() => unfollow(store)} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

/** Props of {@link FollowedStore}. */
interface FollowedStoreProps {
  store: Store;
  onUnfollow: () => void;
}

/** A followed store: the whole card leads to it, the button lets it go. */
function FollowedStore({ store, onUnfollow }: FollowedStoreProps) {
  const { t, number } = useI18n();
  const { id, shopname, logo, avatar, city, description, credit_score, pro_count } = store;
  return (
    <li className={styles.store}>
      <Picture src={logo || avatar} alt="" shape="round" className={styles.logo} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link href={paths.store(id)} className={styles.link}>
            <bdi>{shopname}</bdi>
          </Link>
        </h2>
        {(description || city) && (
          <p className={utilities.summary}>
            <bdi>{description || city}</bdi>
          </p>
        )}
        <p className={styles.figures}>
          {credit_score !== undefined && <span>{t("home.credit", { score: number(credit_score, 1) })}</span>}
          {pro_count !== undefined && <span>{t("home.products", { count: pro_count })}</span>}
        </p>
      </div>
      <Button
        size="s"
        variant="secondary"
        icon={checkIcon}
        className={styles.button}
        aria-label={t("followed.unfollow", { name: shopname })}
        onClick={onUnfollow}
      >
        {t("followed.following")}
      </Button>
    </li>
  );
}
