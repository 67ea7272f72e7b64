import type { Handlers } from "../../kernel/handler";
import { withIdempotency } from "../../kernel/idempotency";
import { ownApplication, register } from "./apply";
import { shopCenter } from "./center";
import { merchantContract } from "./contract-text";
import { decline, listShopOrders, ownShopOrder, ship } from "./own-orders";
import { ownProduct, ownProducts } from "./own-products";
import { ownReviews } from "./own-reviews";
import { deleteProduct, setProductState } from "./product-state";
import { saveStore } from "./profile";
import { replyToComment } from "./reply";
import { saveProduct } from "./save-product";
import { settlements } from "./settlements";
import { shopStats } from "./stats";

/** Merchant registration, and the merchant's store. */
export const merchants: Omit<
  Handlers<"merchant" | "merchantProducts" | "merchantOrders" | "merchantReviews">,
  "merchant.file"
> = {
  "merchant.get": ownApplication,
  "merchant.getByPost": ownApplication,
  "merchant.apply": register,
  "merchant.contract": merchantContract,
  "merchant.dashboard": shopCenter,
  "merchant.saveStore": saveStore,
  "merchant.settlements": settlements,
  "merchant.stats": shopStats,
  "merchantProducts.list": ownProducts,
  "merchantProducts.get": ({ input, viewer, services }) => ownProduct(services.db, viewer.shopId, input.id),
  "merchantProducts.save": withIdempotency(saveProduct),
  "merchantProducts.setStatus": setProductState,
  "merchantProducts.delete": deleteProduct,
  "merchantOrders.list": listShopOrders,
  "merchantOrders.get": ({ input, viewer, services, now }) =>
    ownShopOrder(services.db, viewer.shopId, input.order_no, now),
  "merchantOrders.ship": withIdempotency(ship),
  "merchantOrders.decline": withIdempotency(decline),
  "merchantReviews.list": ownReviews,
  "merchantReviews.reply": withIdempotency(replyToComment),
};
