/** An id as the API sends it. */
export type PathId = number | string;

type Query = Readonly<Record<string, PathId | undefined>>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const part = (id: PathId): string => encodeURIComponent(String(id));

/** The state of a product list that its address carries. */
export interface ListQuery {
  tab?: string | undefined;
  sort?: string | undefined;
  order?: string | undefined;
  flag?: string | undefined;
  pid?: PathId | undefined;
  [filter: string]: PathId | undefined;
}

/** Every address of the shop. URLs are built here and nowhere else. */
export const paths = {
  home: () => "/",
  product: (query: ListQuery = {}) => withQuery("/product", query),
  mine: () => "/mine",
  /** The cart; it has no other route (docs/product.md, "Routes"). */
  cart: () => "/shop",
  /** Adding to the cart by a list of codes and quantities. */
  cartByList: () => withQuery("/shop", { view: "list" }),
  category: (pid: PathId, query: ListQuery = {}) => withQuery(`/category/${part(pid)}`, query),
  faqs: () => "/faqs",
  /** Of purchase requests: `id` names one, `view` is "mine" or "new". */
  search: (query: ListQuery = {}) => withQuery("/search", query),
  /** `view` is a page of the seller dashboard, such as `products`; `id` the thing it shows. */
  merchant: (
    query: {
      view?: string;
      id?: PathId;
      tab?: string;
      q?: string;
      sort?: string;
      order?: string;
      from?: string;
      to?: string;
    } = {},
  ) => withQuery("/merchant", query),
  loan: () => "/loan",
  lang: () => "/lang",
  /** `sku` is the selected variant. */
  goods: (id: PathId, sku?: PathId) => withQuery("/goods", { id, sku }),
  /** `expired` marks a visit after a missing or expired session (docs/product.md, "Routes"). */
  login: (expired = false) => withQuery("/login", { n: expired ? 1 : undefined }),
  /** A forgotten password; an addition to the routes of docs/product.md. */
  forgotPassword: () => withQuery("/login", { forgot: 1 }),
  register: () => "/register",
  /** `view` is a screen of the account behind it. */
  setting: (view?: "email" | "sessions") => withQuery("/setting", { view }),
  resetPwd: () => "/resetPwd",
  /** `reset` for a user who has forgotten it. */
  fundPassword: (reset = false) => withQuery("/fundPassword", { reset: reset ? 1 : undefined }),
  address: () => "/address",
  /** Without an id: a new address; `for` says that it is meant for the order at the checkout. */
  insertAddress: (id?: PathId, query: { for?: "order" } = {}) =>
    withQuery("/insertAddress", { id, ...query }),
  order: (tab?: string, found: { q?: string; from?: string; to?: string } = {}) =>
    withQuery("/order", { tab, ...found }),
  orderDetail: (no: string) => withQuery("/order", { no }),
  /** Writing what one thinks of an order that has arrived. */
  orderReview: (no: string) => withQuery("/order", { no, view: "review" }),
  /** Reporting that an order has not arrived or is not as described. */
  orderProblem: (no: string) => withQuery("/order", { no, view: "problem" }),
  /** For paper and PDF. */
  orderInvoice: (no: string) => withQuery("/order", { no, view: "invoice" }),
  /** What stores offer for an own purchase request. */
  requestOffers: (id: PathId) => withQuery("/order", { view: "offers", id }),
  collect: () => "/collect",
  collectShop: () => "/collectShop",
  message: (id?: PathId) => withQuery("/message", { id }),
  store: (id: PathId, query: ListQuery = {}) => withQuery(`/store/${part(id)}`, query),
  orderChecked: () => "/orderChecked",
  pay: (no: string) => withQuery("/pay", { no }),
  withdraw: () => "/withdraw",
  withdrawRecode: (id?: PathId) => withQuery("/withdrawRecode", { id }),
  /** `amount` is what is lacking, in the currency of the balance. */
  recharge: (amount?: string) => withQuery("/recharge", { amount }),
  /** `tab=log` shows every change of the balance, with `type` those of one kind, with `view=statement` those of a period. */
  rechargeRecode: (query: { tab?: string; type?: string; view?: "statement" } = {}) =>
    withQuery("/rechargeRecode", query),
  rechargeDetail: (id: PathId) => withQuery("/rechargeDetail", { id }),
  know: () => "/know",
  /** `of` says what was done, such as `order`; `no` is its number. */
  success: (of: string, no?: string) => withQuery("/success", { of, no }),
  page: (id: PathId) => `/page/${part(id)}`,
  articleDetail: (id: PathId) => `/article-detail/${part(id)}`,
  tiktokFlow: () => "/tiktok-flow",
} as const;

/** Whether the contract takes `text` as an id; an address may hold anything. */
export const isId = (text: string): boolean => /^\d{1,20}$/.test(text);

/** Values of a route's `:name` parts, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

/** Props of the `Screen` that every file in src/routes exports. */
export interface ScreenProps {
  params: RouteParams;
}
