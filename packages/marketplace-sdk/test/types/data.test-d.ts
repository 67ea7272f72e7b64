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

/** What these operations resolve to. A new one needs no line: below, every operation has to resolve to something known. */
interface Expected {
  "addresses.save": Address;
  "addresses.delete": null;
  "addresses.list": Address[];
  "addresses.areas": Area[];
  "articles.list": ArticleSummary[];
  "articles.get": Article;
  "auth.sendEmailCode": null;
  "categories.list": Category[];
  "site.config": SiteConfig;
  "site.home": Site | null;
  "products.list": ProductPage;
  "products.reviews": CommentPage;
  "products.get": ProductDetail;
  "products.search": ProductPage;
  "stores.search": ShopPage;
  "stores.get": Shop;
  "products.suggest": Suggestion[];
  "uploads.image": Upload;
  "loans.apply": Loan;
  "loans.terms": LoanIndex;
  "loans.list": LoanPage;
  "merchant.dashboard": ShopCenter;
  "merchantReviews.reply": Comment;
  "merchant.contract": MerchantContract;
  "merchant.file": PrivateFile;
  "merchant.get": MerchantApplication | null;
  "merchant.getByPost": MerchantApplication | null;
  "merchantOrders.decline": MerchantOrder;
  "merchantOrders.get": MerchantOrder;
  "merchantOrders.list": MerchantOrderPage;
  "merchantOrders.ship": MerchantOrder;
  "merchantProducts.delete": null;
  "merchantProducts.get": ShopProduct;
  "merchantProducts.list": ShopProductPage;
  "merchantProducts.save": ShopProduct;
  "merchantProducts.setStatus": ShopProduct;
  "merchant.apply": MerchantApplication;
  "merchant.settlements": SettlementPage;
  "merchant.stats": ShopStats;
  "messages.get": Message;
  "messages.list": MessagePage;
  "messages.markRead": Unread;
  "orders.cancel": CancelledOrder;
  "orders.review": Order;
  "orders.create": CreatedOrders;
  "orders.get": Order;
  "orders.list": OrderPage;
  "orders.preview": Preview;
  "orders.confirmReceipt": Order;
  "payments.payWithBalance": PaidOrder;
  "payments.payWithCrypto": Pay;
  "payments.get": Pay;
  "recharges.create": Recharge;
  "recharges.get": Recharge;
  "recharges.methods": RechargeMethods;
  "recharges.submitProof": Recharge;
  "purchaseRequests.close": PurchaseRequest;
  "purchaseRequests.create": PurchaseRequest;
  "purchaseRequests.get": PurchaseRequest;
  "purchaseRequests.list": PurchaseRequestPage;
  "purchaseRequests.mine": PurchaseRequestPage;
  "auth.changePassword": null;
  "stores.toggleFollow": Followed;
  "stores.followed": ShopPage;
  "fundPassword.change": null;
  "fundPassword.set": null;
  "account.get": User;
  "auth.login": SignedIn;
  "auth.socialLogin": SignedIn;
  "auth.logout": null;
  "account.transactions": MoneyLogPage;
  "account.update": null;
  "recharges.list": RechargePage;
  "auth.register": SignedIn;
  "withdrawals.cancel": Withdrawal;
  "withdrawals.create": Withdrawal;
  "withdrawals.get": Withdrawal;
  "withdrawals.list": WithdrawalPage;
  "withdrawals.methods": WithdrawMethods;
  "withdrawals.quote": WithdrawQuote;
}

/** Operations whose data is any, unknown or never. */
type UnknownData = {
  [Id in OperationId]: unknown extends Data<Id> ? Id : [Data<Id>] extends [never] ? Id : never;
}[OperationId];

describe("data", () => {
  test("of these operations", () => {
    expectTypeOf<{ [Id in keyof Expected]: Data<Id> }>().toEqualTypeOf<{
      [Id in keyof Expected]: Expected[Id];
    }>();
  });

  test("of every operation is known", () => {
    expectTypeOf<UnknownData>().toEqualTypeOf<never>();
  });

  test("is what the methods resolve to", () => {
    expectTypeOf<ReturnType<Marketplace["auth"]["login"]>>().resolves.toEqualTypeOf<SignedIn>();
    expectTypeOf<
      ReturnType<Marketplace["merchant"]["get"]>
    >().resolves.toEqualTypeOf<MerchantApplication | null>();
    expectTypeOf<ReturnType<Marketplace["addresses"]["delete"]>>().resolves.toEqualTypeOf<null>();
  });

  test("is never any, and money never a number", () => {
    expectTypeOf<Data<OperationId>>().not.toBeAny();
    expectTypeOf<Data<"products.get">["price"]>().toEqualTypeOf<Money>();
    expectTypeOf<Money>().toEqualTypeOf<string>();
    expectTypeOf<Id>().toEqualTypeOf<number | string>();
    expectTypeOf<Data<"auth.login">["userinfo"]["token"]>().toEqualTypeOf<string>();
  });
});
