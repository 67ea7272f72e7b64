import { deferred } from "../shared/ui/deferred";

/* Few visits come here. Apart from the routes themselves: what a route's own module imports dynamically is loaded with its screen. */

/** What stores offer for a purchase request. */
export const offers = deferred(() =>
  import("../features/offers/offers-screen").then(({ OffersScreen }) => OffersScreen),
);

/** Adding to the cart by a list. */
export const byList = deferred(() =>
  import("../features/cart/list-screen").then(({ ListScreen }) => ListScreen),
);
