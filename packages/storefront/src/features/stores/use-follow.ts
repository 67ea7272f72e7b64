import type { Data, Shop } from "marketplace-sdk";
import { useRef } from "react";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { isFollowed } from "./store-data";
import { createWish, type Wish } from "./wish";

/** Following a store: the state to show, and the switch. */
export interface Follow {
  followed: boolean;
  /** Visitors are sent to the login and come back afterwards. */
  toggle: () => void;
}

/** The wish shows at once, in the store's page and on its products' pages. @param shop from a cached answer */
export function useFollow(shop: Shop): Follow {
  const { market, queries, queryClient, session, toasts, location, returnTo } = useShop();
  const { t } = useI18n();
  const wish = useRef<Wish>(undefined);
  const followed = isFollowed(shop);

  const show = (state: boolean): void => {
    const mark = <S extends Shop>(cached: S): S =>
      String(cached.id) === String(shop.id) ? { ...cached, is_follow: state ? 1 : 0 } : cached;
    queryClient.setQueriesData<Data<"index.shopInfo">>(
      { queryKey: queries.index.shopInfo.key },
      (cached) => cached && mark(cached),
    );
    queryClient.setQueriesData<Data<"index.proInfo">>({ queryKey: queries.index.proInfo.key }, (cached) => {
      const owner = cached && { id: cached.shop_id, shopname: cached.shopname, ...cached.shop };
      return owner && { ...cached, shop: mark(owner) };
    });
  };
  const send = async (wanted: boolean): Promise<boolean> => {
    const { followed } = await market.user.followers({ id: shop.id, follow: wanted ? 1 : 0 });
    void queryClient.invalidateQueries({ queryKey: queries.user.followersList.key });
    return followed === true || String(followed) === "1";
  };
  return {
    followed,
    toggle() {
      if (!session.get()) {
        const { pathname, search } = location.current();
        returnTo.remember(pathname + search);
        toasts.show(t("stores.loginFirst"));
        location.navigate(paths.login());
        return;
      }
      wish.current ??= createWish({ send, show });
      wish.current.want(!followed, followed);
    },
  };
}
