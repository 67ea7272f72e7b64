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

/** Registration of a shop, and the shop centre. */
export const merchant: Handlers<"merchant"> = {
  index: ownApplication,
  indexPost: ownApplication,
  reg: register,
  contract: merchantContract,
  file,
  center: shopCenter,
  proList: ownProducts,
  proInfo: ({ input, viewer, services }) => ownProduct(services.db, viewer.shopId, input.id),
  proSave: keyed(saveProduct),
  proState: setProductState,
  proDel: deleteProduct,
  orderList: listShopOrders,
  orderInfo: ({ input, viewer, services, now }) =>
    ownShopOrder(services.db, viewer.shopId, input.order_no, now),
  orderShip: keyed(ship),
  orderDecline: keyed(decline),
  settlement: settlements,
  stats: shopStats,
  commentReply: keyed(replyToComment),
};
