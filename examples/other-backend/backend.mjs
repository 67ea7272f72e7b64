// A shop server with its own paths, pages, envelope and login, in memory. In your place stands the backend that you have.
import { createServer } from "node:http";

const ACCOUNT = { account: "buyer", password: "buyer-demo" };
const TOKEN = "0a7f-token";
const CATEGORIES = [11, 12];
const goods = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  name: `${index % 2 ? "Kettle" : "Mug"} No. ${index + 1}`,
  image: `/uploads/${index + 1}.png`,
  category_id: CATEGORIES[index % 2],
  min_price: (2.5 + index).toFixed(2),
  sales_sum: index * 3,
  stock: 40,
}));
const addresses = [];

const fail = (msg, code = 0) => ({ code, msg, data: [], show: 1 });
const ok = (data) => ({ code: 1, msg: "", data, show: 0 });

function page(rows, { page_no = 1, page_size = 10 }) {
  const [no, size] = [Number(page_no), Number(page_size)];
  const list = rows.slice((no - 1) * size, no * size);
  return ok({
    list,
    count: rows.length,
    page_no: no,
    page_size: size,
    more: Number(no * size < rows.length),
  });
}

/** By method and path; `fields` are texts, as forms have them. */
const routes = {
  "GET /shopapi/goods/lists": (fields) =>
    page(
      goods.filter(
        ({ name, category_id }) =>
          name.includes(fields.keyword ?? "") && [undefined, `${category_id}`].includes(fields.category_id),
      ),
      fields,
    ),
  "GET /shopapi/goods/detail"({ goods_id }) {
    const found = goods.find(({ id }) => `${id}` === goods_id);
    const skus = [{ id: 71, spec_value: "Blue,0.5 l", price: found?.min_price, stock: 40 }];
    return found ? ok({ ...found, content: "<p>Stoneware</p>", skus }) : fail("Not on sale any more");
  },
  "POST /shopapi/login/account"({ account, password, client }) {
    if (client !== "2") return fail("client is missing");
    const isRight = account === ACCOUNT.account && password === ACCOUNT.password;
    return isRight ? ok({ id: 7, nickname: "Mira", token: TOKEN }) : fail("Wrong password");
  },
  "POST /shopapi/login/logout": () => ok([]),
  "GET /shopapi/user/center": () => ok({ id: 7, nickname: "Mira", user_money: 12.5 }),
  "GET /shopapi/user_address/lists": () => ok(addresses),
  "POST /shopapi/user_address/add"({ contact, telephone, country, city, address }) {
    if (!contact) return fail("contact is missing");
    const row = { id: addresses.length + 1, contact, telephone, country, city, address, is_default: 0 };
    addresses.push(row);
    return ok(row);
  },
};
const IS_PRIVATE = /\/(user|user_address)\//;

/** @param {number} port 0 takes a free one */
export function serveBackend(port) {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    let body = "";
    for await (const chunk of request) body += chunk;
    const isForm = request.headers["content-type"] === "application/x-www-form-urlencoded";
    const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(isForm ? body : "")]);
    const route = routes[`${request.method} ${pathname}`];
    if (!route) return response.writeHead(500, { "content-type": "text/html" }).end("<h1>Error</h1>");
    const isStranger = IS_PRIVATE.test(pathname) && request.headers.token !== TOKEN;
    const answer = isStranger ? fail("Please log in", -1) : route(fields);
    return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    );
  });
}
