import { deferred } from "../shared/ui/deferred";

/* Screens within a screen, which few visits need. They are not in the routes' own modules, whose dynamic imports load together with their screen. */

/** What stores offer for a purchase request. */
export const offers = deferred(() =>
  import("../features/offers/offers-screen").then(({ OffersScreen }) => OffersScreen),
);

/** Adding to the cart by a list. */
export const byList = deferred(() =>
  import("../features/cart/list-screen").then(({ ListScreen }) => ListScreen),
);
