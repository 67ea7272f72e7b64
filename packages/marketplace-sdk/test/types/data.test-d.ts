import { describe, expectTypeOf, test } from "vitest";
import type {
  Address,
  Area,
  Article,
  ArticleSummary,
  Data,
  Followed,
  Id,
  Marketplace,
  MerchantApplication,
  Money,
  OperationId,
  ProductDetail,
  ProductPage,
  RechargePage,
  Shop,
  ShopPage,
  SignedIn,
  Site,
  Upload,
  User,
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
  "index.index": Site | null;
  "index.pro": ProductPage;
  "index.proInfo": ProductDetail;
  "index.searchPro": ProductPage;
  "index.searchShop": ShopPage;
  "index.shopInfo": Shop;
  "index.upload": Upload;
  "merchant.index": MerchantApplication | null;
  "merchant.indexPost": MerchantApplication | null;
  "merchant.reg": MerchantApplication;
  "user.change": null;
  "user.followers": Followed;
  "user.followersList": ShopPage;
  "user.index": User;
  "user.login": SignedIn;
  "user.loginSocial": SignedIn;
  "user.logout": null;
  "user.profile": null;
  "user.rechargeList": RechargePage;
  "user.register": SignedIn;
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
