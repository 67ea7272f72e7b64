import type { Db } from "../../db/connect";
import type { Handlers } from "../../kernel/handler";
import { allCategories, categoryTree } from "./categories";
import { listFollowed, toggleFollow } from "./follows";
import { lookUpProducts } from "./lookup";
import { getProduct } from "./product-detail";
import { listProducts } from "./product-list";
import { listReviews } from "./reviews";
import { searchProducts } from "./search-products";
import { sharedReads } from "./shared-reads";
import { getStore, searchStores } from "./shops";
import { suggest } from "./suggest";

/** All visitors see the same lists. */
const visitorLists = sharedReads<Db, Awaited<ReturnType<typeof listProducts>>>();

/** Categories, products and stores. */
export const catalog: Handlers<"categories" | "products" | "stores"> = {
  "categories.list": async ({ services, language, input }) =>
    categoryTree(await allCategories(services.db, language), input?.pid ?? 0),
  "products.list": ({ services: { db }, input = {}, viewer }) =>
    viewer
      ? listProducts(db, input, viewer.id)
      : visitorLists(db, JSON.stringify(input), () => listProducts(db, input, undefined)),
  "products.search": searchProducts,
  "products.get": getProduct,
  "products.lookup": lookUpProducts,
  "products.reviews": listReviews,
  "products.suggest": suggest,
  "stores.get": getStore,
  "stores.search": searchStores,
  "stores.followed": listFollowed,
  "stores.toggleFollow": toggleFollow,
};
