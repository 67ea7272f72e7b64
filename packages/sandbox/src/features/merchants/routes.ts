import type { Handlers } from "../../kernel/handler";
import { withIdempotency } from "../../kernel/idempotency";
import { applyAsMerchant, ownApplication } from "./apply";
import { dashboard } from "./center";
import { merchantContract } from "./contract-text";
import { declineOwnOrder, listShopOrders, ownShopOrder, shipOwnOrder } from "./own-orders";
import { ownProduct, ownProducts } from "./own-products";
import { ownReviews } from "./own-reviews";
import { deleteProduct, setProductStatus } from "./product-state";
import { saveStore } from "./profile";
import { replyToReview } from "./reply";
import { saveProduct } from "./save-product";
import { settlements } from "./settlements";
import { storeStats } from "./stats";

/** Merchant registration, and the merchant's store. */
export const merchants: Omit<
  Handlers<"merchant" | "merchantProducts" | "merchantOrders" | "merchantReviews">,
  "merchant.file"
> = {
  "merchant.get": ownApplication,
  "merchant.getByPost": ownApplication,
  "merchant.apply": applyAsMerchant,
  "merchant.contract": merchantContract,
  "merchant.dashboard": dashboard,
  "merchant.saveStore": saveStore,
  "merchant.settlements": settlements,
  "merchant.stats": storeStats,
  "merchantProducts.list": ownProducts,
  "merchantProducts.get": ({ input, viewer, services }) => ownProduct(services.db, viewer.shopId, input.id),
  "merchantProducts.save": withIdempotency(saveProduct),
  "merchantProducts.setStatus": setProductStatus,
  "merchantProducts.delete": deleteProduct,
  "merchantOrders.list": listShopOrders,
  "merchantOrders.get": ({ input, viewer, services, now }) =>
    ownShopOrder(services.db, viewer.shopId, input.order_no, now),
  "merchantOrders.ship": withIdempotency(shipOwnOrder),
  "merchantOrders.decline": withIdempotency(declineOwnOrder),
  "merchantReviews.list": ownReviews,
  "merchantReviews.reply": withIdempotency(replyToReview),
};
