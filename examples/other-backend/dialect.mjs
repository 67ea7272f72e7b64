/** The shop has no stores: everything is sold by one. */
const STORE = { shop_id: 1, shopname: "Harbour Trading" };

/** Every list of the backend is `{ list, count, page_no, page_size, more }`. */
const pageOf =
  (toRow) =>
  ({ list, count, page_no, page_size }) => ({
    data: list.map(toRow),
    total: count,
    per_page: page_size,
    current_page: page_no,
    last_page: Math.max(1, Math.ceil(count / page_size)),
  });
const paging = ({ page = 1, limit = 10 }) => ({ page_no: page, page_size: limit });

const toProduct = ({ id, name, image, min_price, sales_sum, stock }) => ({
  ...STORE,
  ...{ id, title: name, image, price: min_price, sales: sales_sum, stock },
});
const toAddress = ({ id, contact, telephone, country, city, address, is_default }) => ({
  ...{ id, name: contact, mobile: telephone, country, city, address, is_default },
});
/** Logins answer with the user itself, who holds the token. */
const signedIn = (user) => ({ userinfo: user });

/**
 * How the backend of `backend.mjs` has the calls that a shop needs to be browsed and signed in to.
 *
 * @type {import("marketplace-sdk").Dialect}
 */
export const dialect = {
  // "Sign in first" is -1, with HTTP 200.
  envelope: { unauthorized: [-1] },
  body: "form",
  // Whatever is not below fails with code 404 at once, and nothing is sent.
  others: "missing",
  operations: {
    "products.list": {
      method: "GET",
      path: "/shopapi/goods/lists",
      input: (input) => ({ ...paging(input), category_id: input.pid }),
      data: pageOf(toProduct),
    },
    "products.search": {
      method: "GET",
      path: "/shopapi/goods/lists",
      input: (input) => ({ ...paging(input), keyword: input.search }),
      data: pageOf(toProduct),
    },
    "products.get": {
      method: "GET",
      path: "/shopapi/goods/detail",
      input: ({ id }) => ({ goods_id: id }),
      data: ({ content, skus, ...goods }) => ({
        ...toProduct(goods),
        content,
        skus: skus.map(({ id, spec_value, price, stock }) => ({
          id,
          spec: spec_value.split(","),
          price,
          stock,
        })),
      }),
    },
    "auth.login": {
      path: "/shopapi/login/account",
      input: ({ account, password }) => ({ account, password, client: 2 }),
      data: signedIn,
    },
    "auth.logout": { path: "/shopapi/login/logout" },
    "account.get": {
      method: "GET",
      path: "/shopapi/user/center",
      data: ({ id, nickname, user_money }) => ({ id, nickname, money: user_money }),
    },
    "addresses.list": {
      method: "GET",
      path: "/shopapi/user_address/lists",
      data: (rows) => rows.map(toAddress),
    },
    "addresses.save": {
      path: "/shopapi/user_address/add",
      input: ({ name, mobile, ...rest }) => ({ ...rest, contact: name, telephone: mobile }),
      data: toAddress,
    },
  },
};
