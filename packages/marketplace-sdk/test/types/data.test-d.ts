import { describe, expectTypeOf, test } from "vitest";
import type {
  Address,
  Area,
  Article,
  ArticleSummary,
  CancelledOrder,
  Category,
  CreatedOrders,
  Data,
  Followed,
  Id,
  Loan,
  LoanPage,
  LoanTerms,
  Marketplace,
  MerchantApplication,
  MerchantContract,
  MerchantDashboard,
  MerchantOrder,
  MerchantOrderPage,
  MerchantProduct,
  MerchantProductPage,
  Message,
  MessagePage,
  Money,
  OperationId,
  Order,
  OrderPage,
  PaidOrder,
  Payment,
  Preview,
  PrivateFile,
  ProductDetail,
  ProductPage,
  PurchaseRequest,
  PurchaseRequestPage,
  Recharge,
  RechargeMethods,
  RechargePage,
  Review,
  ReviewPage,
  SettlementPage,
  SignedIn,
  Site,
  SiteConfig,
  StoreDetail,
  StorePage,
  StoreStats,
  Suggestion,
  TransactionPage,
  Unread,
  Upload,
  User,
  Withdrawal,
  WithdrawalMethods,
  WithdrawalPage,
  WithdrawalQuote,
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
  "products.reviews": ReviewPage;
  "products.get": ProductDetail;
  "products.search": ProductPage;
  "stores.search": StorePage;
  "stores.get": StoreDetail;
  "products.suggest": Suggestion[];
  "uploads.image": Upload;
  "loans.apply": Loan;
  "loans.terms": LoanTerms;
  "loans.list": LoanPage;
  "merchant.dashboard": MerchantDashboard;
  "merchantReviews.reply": Review;
  "merchant.contract": MerchantContract;
  "merchant.file": PrivateFile;
  "merchant.get": MerchantApplication | null;
  "merchant.getByPost": MerchantApplication | null;
  "merchantOrders.decline": MerchantOrder;
  "merchantOrders.get": MerchantOrder;
  "merchantOrders.list": MerchantOrderPage;
  "merchantOrders.ship": MerchantOrder;
  "merchantProducts.delete": null;
  "merchantProducts.get": MerchantProduct;
  "merchantProducts.list": MerchantProductPage;
  "merchantProducts.save": MerchantProduct;
  "merchantProducts.setStatus": MerchantProduct;
  "merchant.apply": MerchantApplication;
  "merchant.settlements": SettlementPage;
  "merchant.stats": StoreStats;
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
  "payments.payWithCrypto": Payment;
  "payments.get": Payment;
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
  "stores.followed": StorePage;
  "fundPassword.change": null;
  "fundPassword.set": null;
  "account.get": User;
  "auth.login": SignedIn;
  "auth.socialLogin": SignedIn;
  "auth.logout": null;
  "account.transactions": TransactionPage;
  "account.update": null;
  "recharges.list": RechargePage;
  "auth.register": SignedIn;
  "withdrawals.cancel": Withdrawal;
  "withdrawals.create": Withdrawal;
  "withdrawals.get": Withdrawal;
  "withdrawals.list": WithdrawalPage;
  "withdrawals.methods": WithdrawalMethods;
  "withdrawals.quote": WithdrawalQuote;
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

describe("words from an open list", () => {
  test("are known by name, and may be others", () => {
    type Known = "unpaid" | "paid" | "shipped" | "received" | "completed" | "cancelled";
    expectTypeOf<Known>().toExtend<Order["status"]>();
    expectTypeOf<string>().toExtend<Order["status"]>();
    expectTypeOf<Extract<Order["status"], "paid">>().toEqualTypeOf<"paid">();
  });
});
