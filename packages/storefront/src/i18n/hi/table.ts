import type { Table } from "../types";
import { account } from "./account";
import { address } from "./address";
import { articles } from "./articles";
import { cart } from "./cart";
import { catalog } from "./catalog";
import { favourites } from "./favourites";
import { followed } from "./followed";
import { home } from "./home";
import { mine } from "./mine";
import { product } from "./product";
import { search } from "./search";
import { shell } from "./shell";
import { stores } from "./stores";
import { titles } from "./titles";
import { wallet } from "./wallet";

export const table: Table = {
  shell,
  home,
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
  wallet,
};
