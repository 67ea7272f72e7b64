/** Builds of the sandbox that read first and write then, each in another place. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { edited, SANDBOX } from "../sandbox-builds.mjs";

/** @typedef {import("../sandbox-builds.mjs").Changes} Changes */

const NAIVE = join(SANDBOX, "test", "proof", "races", "naive");

/** A module of the sandbox's own naive build, at its place. @param {string} name @param {string} path @param {Changes} [changes] */
function naive(name, path, changes = new Map()) {
  const up = "../".repeat(path.split("/").length - 1);
  const text = readFileSync(join(NAIVE, name), "utf8").replaceAll("../../../../src/", up);
  return new Map([...changes, [path, text]]);
}

const transition = naive("transition.ts", "db/transition.ts");
const books = naive("post.ts", "db/ledger/post.ts", transition);
const payment = naive("pay-balance.ts", "features/payments/pay-balance.ts", books);

const LOCK = " for no key update";
const CANCEL = "features/orders/cancel.ts";
const STOCK = "features/orders/stock.ts";
const REVIEWS = "features/orders/review.ts";
const KEYS = "kernel/idempotency.ts";

const keys = edited(
  KEYS,
  `const stored = tx\`update idempotency set response = \${tx.json(toJson(data))}
      where member_id = \${viewer.id} and operation = \${id} and key = \${key}\``,
  `const stored = tx\`insert into idempotency (member_id, operation, key, body_hash, response, createtime)
      values (\${viewer.id}, \${id}, \${key}, \${bodyHash}, \${tx.json(toJson(data))}, \${now}) on conflict do nothing\``,
  edited(
    KEYS,
    `const [own] = await tx\`
      insert into idempotency (member_id, operation, key, body_hash, createtime)
      values (\${viewer.id}, \${id}, \${key}, \${bodyHash}, \${now})
      on conflict do nothing returning 1 as is_new\`.catch((error: unknown) => {
      throw isLockTimeout(error) ? inProgress() : error;
    });`,
    `const [known] = await tx\`select 1 as found from idempotency
      where member_id = \${viewer.id} and operation = \${id} and key = \${key}\`;
    const own = known === undefined;`,
  ),
);

const stock = edited(
  STOCK,
  "const got = new Set(taken.map(({ id }) => id));",
  `for (const { id, stock } of taken) {
    const num = lines.find((line) => line.skuId === id)?.num ?? 0;
    await tx\`update sku set stock = \${stock - num} where id = \${id}\`;
  }
  const got = new Set(taken.map(({ id }) => id));`,
  edited(
    STOCK,
    "order by sku.id for no key update of sku\n    )\n    update sku set stock = stock - locked.num from locked\n    where sku.id = locked.id and not sku.is_deleted and sku.stock >= locked.num returning sku.id`;",
    "order by sku.id\n    )\n    select sku.id, sku.stock from sku join locked on locked.id = sku.id where not sku.is_deleted and sku.stock >= locked.num`;",
    edited(
      STOCK,
      "update product set stock = stock - locked.num from locked where product.id = locked.id`;\n}\n\n/**\n * Puts",
      "update product set stock = greatest(stock - locked.num, 0) from locked where product.id = locked.id`;\n}\n\n/**\n * Puts",
      edited(
        STOCK,
        "const taken = await tx<{ id: number }[]>`",
        "const taken = await tx<{ id: number; stock: number }[]>`",
      ),
    ),
  ),
);

const reviews = edited(
  REVIEWS,
  `where order_id = \${orderId} order by id for no key update\`;`,
  `where order_id = \${orderId} order by id\`;`,
  edited(
    REVIEWS,
    `and member_id = \${viewer.id} for no key update\`;`,
    `and member_id = \${viewer.id}\`;`,
    edited(
      "db/migrations/002_catalogue.sql",
      "order_goods_id integer not null unique,",
      "order_goods_id integer not null,",
      transition,
    ),
  ),
);

/** What each build gets wrong, the operations that a run needs to see it, and its source. */
export const RACE_BUILDS = [
  {
    name: "looks for a key before it works, and keeps it afterwards",
    only: ["orders.create"],
    changes: keys,
  },
  { name: "looks at a payment before it pays it", only: ["payments.payWithBalance"], changes: payment },
  {
    name: "looks at a payment before it cancels the order",
    only: ["orders.cancel"],
    changes: edited(
      CANCEL,
      `where id = \${order.pay_id}${LOCK}\`;`,
      `where id = \${order.pay_id}\`;`,
      payment,
    ),
  },
  { name: "reads the stock and writes what is left", only: ["orders.create"], changes: stock },
  {
    name: "reads a balance, adds to it and writes it back",
    only: ["withdrawals.create"],
    changes: edited("features/users/lock-member.ts", LOCK, "", naive("post.ts", "db/ledger/post.ts")),
  },
  {
    // Not even the name of an event in the books is kept apart.
    name: "looks at a withdrawal before it cancels it",
    only: ["withdrawals.cancel"],
    changes: edited("db/migrations/004_wallet.sql", "ref text not null unique", "ref text not null", books),
  },
  { name: "looks at a line before it takes its review", only: ["orders.review"], changes: reviews },
  { name: "looks at an order before it ships or cancels it", only: ["merchantOrders.ship"], changes: books },
];
