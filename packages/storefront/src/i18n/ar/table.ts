import type { ShopTable } from "../types";
import { account } from "./account";
import { address } from "./address";
import { articles } from "./articles";
import { cart } from "./cart";
import { catalog } from "./catalog";
import { favourites } from "./favourites";
import { followed } from "./followed";
import { home } from "./home";
import { messages } from "./messages";
import { mine } from "./mine";
import { photos } from "./photos";
import { product } from "./product";
import { requests } from "./requests";
import { search } from "./search";
import { shell } from "./shell";
import { stores } from "./stores";
import { titles } from "./titles";
import { ui } from "./ui";

export const table: ShopTable = {
  shell,
  home,
  ui,
  articles,
  catalog,
  product,
  stores,
  search,
  cart,
  favourites,
  followed,
  mine,
  account,
  address,
  titles,
  requests,
  messages,
  photos,
};

/** The texts that only money, orders and merchants need. */
export const loadTrade = () => import("./trade");
