/** In the cart: the product's id and how many. @type {readonly (readonly [id: number, num: number])[]} */
const IN_CART = [
  [1003, 6],
  [1005, 2],
  [1010, 24],
  [1026, 3],
];
const FAVORITES = [1016, 1025, 1040, 1022, 1003, 1048];

/**
 * What the browser of a buyer who has looked around holds: a filled cart and favorites, in the documented formats.
 *
 * @param {string} api
 * @returns {Promise<{ shopCart: unknown[], favoriteProducts: unknown[] }>}
 */
export async function storedGoods(api) {
  const shopCart = await Promise.all(IN_CART.map(([id, num]) => lineOf(api, id, num)));
  const favoriteProducts = await Promise.all(FAVORITES.map((id) => readProduct(api, id)));
  return { shopCart, favoriteProducts };
}

/**
 * @param {string} api
 * @param {number} id
 * @param {number} num
 * @returns a line of a cart, with the product's first variant
 */
export async function lineOf(api, id, num) {
  const product = await readProduct(api, id);
  const [sku] = product.skus ?? [];
  return {
    id,
    shopId: product.shop_id,
    shopName: product.shopname,
    num,
    title: product.title,
    image: sku?.image ?? product.image,
    price: sku?.price ?? product.price,
    currency: product.currency,
    ...(sku && { skuId: sku.id, spec: sku.spec.join(" · ") }),
  };
}

/**
 * @param {string} api
 * @param {number} id
 */
async function readProduct(api, id) {
  const answer = await fetch(`${api}/api/index/pro_info`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id }),
  });
  return (await answer.json()).data;
}
