import { describe, expectTypeOf, test } from "vitest";
import type {
  Address,
  Area,
  Article,
  ArticleSummary,
  CancelledOrder,
  Category,
  Comment,
  CommentPage,
  CreatedOrders,
  Data,
  Followed,
  Id,
  Loan,
  LoanIndex,
  LoanPage,
  Marketplace,
  MerchantApplication,
  MerchantContract,
  MerchantOrder,
  MerchantOrderPage,
  Message,
  MessagePage,
  Money,
  MoneyLogPage,
  OperationId,
  Order,
  OrderPage,
  PaidOrder,
  Pay,
  Preview,
  PrivateFile,
  ProductDetail,
  ProductPage,
  PurchaseRequest,
  PurchaseRequestPage,
  Recharge,
  RechargeMethods,
  RechargePage,
  SettlementPage,
  Shop,
  ShopCenter,
  ShopPage,
  ShopProduct,
  ShopProductPage,
  ShopStats,
  SignedIn,
  Site,
  SiteConfig,
  Suggestion,
  Unread,
  Upload,
  User,
  Withdrawal,
  WithdrawalPage,
  WithdrawMethods,
  WithdrawQuote,
} from "../../src/index";

/** What each operation resolves to. The compiler asks for a new line with each new operation. */
interface Expected {
  "aera.addEdit": Address;
  "aera.del": null;
  "aera.index": Address[];
  "aera.readArea": Area[];
  "article.category": ArticleSummary[];
  "article.detail": Article;
  "ems.send": null;
  "index.category": Category[];
  "index.config": SiteConfig;
  "index.index": Site | null;
  "index.pro": ProductPage;
  "index.proComment": CommentPage;
  "index.proInfo": ProductDetail;
  "index.searchPro": ProductPage;
  "index.searchShop": ShopPage;
  "index.shopInfo": Shop;
  "index.suggest": Suggestion[];
  "index.upload": Upload;
  "loan.apply": Loan;
  "loan.index": LoanIndex;
  "loan.list": LoanPage;
  "merchant.center": ShopCenter;
  "merchant.commentReply": Comment;
  "merchant.contract": MerchantContract;
  "merchant.file": PrivateFile;
  "merchant.index": MerchantApplication | null;
  "merchant.indexPost": MerchantApplication | null;
  "merchant.orderDecline": MerchantOrder;
  "merchant.orderInfo": MerchantOrder;
  "merchant.orderList": MerchantOrderPage;
  "merchant.orderShip": MerchantOrder;
  "merchant.proDel": null;
  "merchant.proInfo": ShopProduct;
  "merchant.proList": ShopProductPage;
  "merchant.proSave": ShopProduct;
  "merchant.proState": ShopProduct;
  "merchant.reg": MerchantApplication;
  "merchant.settlement": SettlementPage;
  "merchant.stats": ShopStats;
  "message.info": Message;
  "message.list": MessagePage;
  "message.read": Unread;
  "order.cancel": CancelledOrder;
  "order.comment": Order;
  "order.create": CreatedOrders;
  "order.info": Order;
  "order.list": OrderPage;
  "order.preview": Preview;
  "order.receipt": Order;
  "pay.balance": PaidOrder;
  "pay.crypto": Pay;
  "pay.info": Pay;
  "recharge.create": Recharge;
  "recharge.info": Recharge;
  "recharge.methods": RechargeMethods;
  "recharge.submit": Recharge;
  "request.close": PurchaseRequest;
  "request.create": PurchaseRequest;
  "request.info": PurchaseRequest;
  "request.list": PurchaseRequestPage;
  "request.my": PurchaseRequestPage;
  "user.change": null;
  "user.followers": Followed;
  "user.followersList": ShopPage;
  "user.fundChange": null;
  "user.fundSet": null;
  "user.index": User;
  "user.login": SignedIn;
  "user.loginSocial": SignedIn;
  "user.logout": null;
  "user.moneyLog": MoneyLogPage;
  "user.profile": null;
  "user.rechargeList": RechargePage;
  "user.register": SignedIn;
  "withdraw.cancel": Withdrawal;
  "withdraw.create": Withdrawal;
  "withdraw.info": Withdrawal;
  "withdraw.list": WithdrawalPage;
  "withdraw.methods": WithdrawMethods;
  "withdraw.quote": WithdrawQuote;
}

describe("data", () => {
  test("of every operation", () => {
    expectTypeOf<keyof Expected>().toEqualTypeOf<OperationId>();
    expectTypeOf<{ [Id in OperationId]: Data<Id> }>().toEqualTypeOf<{
      [Id in keyof Expected]: Expected[Id];
    }>();
  });

  test("is what the methods resolve to", () => {
    expectTypeOf<ReturnType<Marketplace["user"]["login"]>>().resolves.toEqualTypeOf<SignedIn>();
    expectTypeOf<
      ReturnType<Marketplace["merchant"]["index"]>
    >().resolves.toEqualTypeOf<MerchantApplication | null>();
    expectTypeOf<ReturnType<Marketplace["aera"]["del"]>>().resolves.toEqualTypeOf<null>();
  });

  test("is never any, and money never a number", () => {
    expectTypeOf<Data<OperationId>>().not.toBeAny();
    expectTypeOf<Data<"index.proInfo">["price"]>().toEqualTypeOf<Money>();
    expectTypeOf<Money>().toEqualTypeOf<string>();
    expectTypeOf<Id>().toEqualTypeOf<number | string>();
    expectTypeOf<Data<"user.login">["userinfo"]["token"]>().toEqualTypeOf<string>();
  });
});
