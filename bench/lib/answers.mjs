const product = {
  id: 1002,
  shop_id: 1,
  shopname: "Example Harbour Trading",
  category_id: 11,
  title: "Two-seat sofa with floor lamp, removable washable covers",
  image: "/uploads/products/1002/front.webp",
  images: ["/uploads/products/1002/front.webp", "/uploads/products/1002/close-up.webp"],
  price: "264.00",
  market_price: "318.00",
  currency: "USDT",
  sales: 1240,
  stock: 38,
  freight_price: "12.50",
  tax_rate: "0.10",
  is_favorite: 0,
  flags: ["hot", "month"],
  createtime: 1751975706,
};

const article = { id: 101, category_id: 1, title: "How ordering works", createtime: 1788220800, content: "" };

/** @param {unknown} data */
const envelope = (data) => JSON.stringify({ code: 1, msg: "", time: "1795175706", data });

/**
 * A page of products.
 *
 * @param {number} rows
 */
const page = (rows) =>
  envelope({
    total: rows,
    per_page: rows,
    current_page: 1,
    last_page: 1,
    data: Array.from({ length: rows }, (_, index) => ({ ...product, id: 1000 + index })),
  });

/** An article and a page of one product: under 600 bytes each. */
export const smallAnswers = { get: envelope(article), post: page(1) };

/** A page of products of 100 kB. */
export const listAnswers = {
  get: envelope(article),
  post: page(Math.round(100_000 / JSON.stringify(product).length)),
};
