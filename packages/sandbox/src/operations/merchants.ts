import { keyed } from "../core/keyed";
import type { Handlers } from "../http/handler";
import { file } from "../modules/files/private-file";
import { ownApplication, register } from "../modules/merchant/apply";
import { shopCenter } from "../modules/merchant/center";
import { merchantContract } from "../modules/merchant/contract-text";
import { decline, listShopOrders, ownShopOrder, ship } from "../modules/merchant/own-orders";
import { ownProduct, ownProducts } from "../modules/merchant/own-products";
import { deleteProduct, setProductState } from "../modules/merchant/product-state";
import { replyToComment } from "../modules/merchant/reply";
import { saveProduct } from "../modules/merchant/save-product";
import { settlements } from "../modules/merchant/settlements";
import { shopStats } from "../modules/merchant/stats";

/** Merchant registration, and the merchant's store. */
export const merchants: Handlers<"merchant" | "merchantProducts" | "merchantOrders" | "merchantReviews"> = {
  "merchant.get": ownApplication,
  "merchant.getByPost": ownApplication,
  "merchant.apply": register,
  "merchant.contract": merchantContract,
  "merchant.file": file,
  "merchant.dashboard": shopCenter,
  "merchant.settlements": settlements,
  "merchant.stats": shopStats,
  "merchantProducts.list": ownProducts,
  "merchantProducts.get": ({ input, viewer, services }) => ownProduct(services.db, viewer.shopId, input.id),
  "merchantProducts.save": keyed(saveProduct),
  "merchantProducts.setStatus": setProductState,
  "merchantProducts.delete": deleteProduct,
  "merchantOrders.list": listShopOrders,
  "merchantOrders.get": ({ input, viewer, services, now }) =>
    ownShopOrder(services.db, viewer.shopId, input.order_no, now),
  "merchantOrders.ship": keyed(ship),
  "merchantOrders.decline": keyed(decline),
  "merchantReviews.reply": keyed(replyToComment),
};
