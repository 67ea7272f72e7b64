import { decimal } from "../decimals.js";
import { type Fields, fieldOf, objectsIn, rowsOf } from "../json.js";
import { NotPossible, type TestDataBuilder } from "./test-data-builder.js";

/** A mutation that has succeeded. */
interface Done {
  readonly builder: TestDataBuilder;
  readonly fields: Fields;
  readonly data: unknown;
  readonly token: string | undefined;
}

/** Reads back the effect of a mutation. @returns what is not as it was asked for; undefined when all is */
type Effect = (done: Done) => Promise<string | undefined>;

const differs = (what: string, seen: unknown, wanted: unknown): string | undefined =>
  String(seen) === String(wanted)
    ? undefined
    : `${what} is ${JSON.stringify(seen)}, ${JSON.stringify(wanted)} was sent`;

/** The first of several fields that is not what was sent. */
function fieldsDiffer(seen: unknown, wanted: Fields, names: readonly string[]): string | undefined {
  for (const name of names) {
    const [got, sent] = [fieldOf(seen, name), wanted[name]];
    if (got === undefined || sent === undefined) continue;
    // Amounts may be written with more digits, addresses of coins with the capitals of a checksum.
    const isAmount = decimal(got) !== undefined && decimal(got) === decimal(sent);
    const isEqual =
      isAmount || (name === "address" && String(got).toLowerCase() === String(sent).toLowerCase());
    const problem = isEqual ? undefined : differs(`\`${name}\``, got, sent);
    if (problem) return problem;
  }
  return undefined;
}

const statusIs = (seen: unknown, ...wanted: readonly string[]): string | undefined => {
  const status = fieldOf(seen, "status");
  if (status === undefined || wanted.includes(String(status))) return undefined;
  return `its state is ${String(status)}, not ${wanted.join(" or ")}`;
};

const order = (done: Done): Promise<unknown> =>
  done.builder.data("orders.get", { order_no: done.fields.order_no }, done.builder.user());

const orderIs =
  (...wanted: readonly string[]): Effect =>
  async (done) =>
    statusIs(await order(done), ...wanted);

const disputeIs =
  (...wanted: readonly string[]): Effect =>
  async (done) => {
    const dispute = fieldOf(await order(done), "dispute");
    return dispute === null ? "the order shows no dispute" : statusIs(dispute, ...wanted);
  };

/** Whether a call fails now. */
async function nowFails({ builder, token }: Done, id: string, fields: Fields): Promise<boolean> {
  return (await builder.context.subject(id).ask(fields, { token }))?.isAccepted === false;
}

/** The object that was made, and read again by its id. */
const readAgain = (done: Done, id: string): Promise<unknown> =>
  done.builder.data(id, { id: fieldOf(done.data, "id") ?? done.fields.id }, done.token);

/** The offer as its store's list has it. */
async function ownOffer({ builder, data, token }: Done, fields: Fields): Promise<Fields | undefined> {
  const rows = rowsOf(await builder.data("merchantOffers.list", fields, token));
  return rows.find(({ id }) => String(id) === String(fieldOf(data, "id")));
}

const address: Effect = async ({ builder, fields, data, token }) => {
  const saved = rowsOf(await builder.data("addresses.list", {}, token)).find(
    ({ id }) => String(id) === String(fieldOf(data, "id")),
  );
  if (!saved) return "addresses.list does not show it";
  return fieldsDiffer(saved, fields, ["name", "mobile", "country", "province", "city", "address"]);
};

/** The effect of each mutation, where another operation shows it. */
export const effects: Readonly<Record<string, Effect>> = {
  "account.update": async ({ builder, fields, token }) =>
    fieldsDiffer(await builder.data("account.get", {}, token), fields, ["nickname", "avatar", "bio"]),
  "auth.register": async ({ builder, fields }) => {
    await builder.signIn({ username: String(fields.username), password: String(fields.password) });
    return undefined;
  },
  "auth.changePassword": async ({ builder, fields }) => {
    const { username, password } = builder.lastUser();
    const login = { account: username, password };
    const old = await builder.context.subject("auth.login").ask(login, { token: undefined });
    if (old?.isAccepted) return "the old password still opens a session";
    await builder.signIn({ username, password: String(fields.newpassword) });
    return undefined;
  },
  "account.endSession": async ({ builder, fields, token }) => {
    const sessions = objectsIn(await builder.data("account.sessions", {}, token));
    return sessions.some(({ id }) => String(id) === String(fields.id)) ? "it is still listed" : undefined;
  },
  "addresses.save": address,
  "addresses.delete": async ({ builder, fields, token }) => {
    const rows = rowsOf(await builder.data("addresses.list", {}, token));
    return rows.some(({ id }) => String(id) === String(fields.id))
      ? "addresses.list still shows it"
      : undefined;
  },
  "memberLists.save": async ({ builder, fields, data, token }) => {
    const lists = await builder.data("memberLists.get", {}, token);
    const [line] = objectsIn(fieldOf(lists, "cart"));
    const [wanted] = objectsIn(fields.cart);
    return (
      differs("`version`", fieldOf(lists, "version"), fieldOf(data, "version")) ??
      (line
        ? fieldsDiffer(line, wanted ?? {}, ["num", "title", "price"])
        : "memberLists.get has an empty cart")
    );
  },
  "stores.toggleFollow": async ({ builder, fields, data, token }) => {
    const rows = rowsOf(await builder.data("stores.followed", { limit: 100 }, token));
    const isListed = rows.some(({ id }) => String(id) === String(fields.id));
    return fieldOf(data, "followed") === isListed ? undefined : "stores.followed does not say the same";
  },
  "messages.markRead": async ({ builder, fields, data, token }) => {
    const page = await builder.data("messages.list", { limit: 50 }, token);
    const { ids } = fields;
    // With `all`, those that arrived in the meantime are unread.
    const marked = rowsOf(page).filter(({ id }) => Array.isArray(ids) && ids.includes(id));
    if (marked.some(({ is_read }) => is_read === 0)) return "it is still unread";
    const [left, unread] = [Number(fieldOf(data, "unread")), Number(fieldOf(page, "unread"))];
    return unread < left ? `${left} were left unread, and now ${unread} are` : undefined;
  },
  "messages.get": async ({ data }) => (fieldOf(data, "is_read") === 0 ? "it is still unread" : undefined),
  "orders.create": async ({ builder, fields, data, token }) => {
    const [made] = objectsIn(fieldOf(data, "orders"));
    const found = await builder.data("orders.get", { order_no: made?.order_no }, token);
    const lines = objectsIn(fieldOf(found, "goods"));
    const [wanted] = objectsIn(fields.items);
    const problem = statusIs(found, "unpaid") ?? differs("pieces", lines[0]?.num, wanted?.num);
    const total = fieldOf(fieldOf(data, "pay"), "total");
    return problem ?? fieldsDiffer({ total }, { total: fields.expect_total }, ["total"]);
  },
  "orders.cancel": orderIs("cancelled"),
  "orders.confirmReceipt": orderIs("received"),
  "orders.review": async (done) => {
    const found = await order(done);
    const lines = objectsIn(fieldOf(found, "goods"));
    if (lines.some(({ is_commented }) => is_commented === 0)) return "its line is still to be reviewed";
    return statusIs(found, "completed");
  },
  "payments.payWithBalance": async ({ builder, fields, data, token }) => {
    const pay = await builder.data("payments.get", { pay_no: fields.pay_no }, token);
    const problem = statusIs(pay, "settled");
    const left = decimal(fieldOf(data, "money"));
    if (problem || left === undefined) return problem;
    // The balance itself may have changed since.
    const rows = rowsOf(await builder.data("account.transactions", { limit: 50 }, token));
    const isBooked = rows.some(({ after }) => after === undefined || decimal(after) === left);
    return isBooked ? undefined : `no transaction has left ${String(fieldOf(data, "money"))}`;
  },
  "payments.payWithCrypto": async ({ builder, fields, token }) =>
    fieldsDiffer(await builder.data("payments.get", { pay_no: fields.pay_no }, token), fields, [
      "coin",
      "network",
    ]),
  "disputes.open": disputeIs("open"),
  "disputes.sendBack": async (done) => {
    const dispute = fieldOf(await order(done), "dispute");
    return (
      statusIs(dispute, "sent_back") ??
      fieldsDiffer(fieldOf(dispute, "express"), done.fields, ["carrier", "tracking_no"])
    );
  },
  "disputes.withdraw": disputeIs("withdrawn"),
  "disputes.escalate": disputeIs("reviewing"),
  "disputes.acceptOffer": async (done) => {
    const found = await order(done);
    const refund = { refund_amount: done.fields.expect_amount };
    return statusIs(fieldOf(found, "dispute"), "refunded") ?? fieldsDiffer(found, refund, ["refund_amount"]);
  },
  "merchantDisputes.answer": disputeIs("offered", "objected", "return_agreed", "reviewing", "refunded"),
  "merchantOrders.ship": async (done) => {
    const found = await order(done);
    return (
      statusIs(found, "shipped") ??
      fieldsDiffer(fieldOf(found, "express"), done.fields, ["carrier", "tracking_no"])
    );
  },
  "merchantOrders.decline": orderIs("cancelled"),
  "merchant.saveStore": async (done) =>
    fieldsDiffer(fieldOf(await readAgain(done, "merchant.dashboard"), "shop"), done.fields, ["description"]),
  "merchantProducts.save": async (done) =>
    fieldsDiffer(await readAgain(done, "merchantProducts.get"), done.fields, [
      "title",
      "price",
      "stock",
      "category_id",
    ]),
  "merchantProducts.setStatus": async (done) =>
    statusIs(await readAgain(done, "merchantProducts.get"), String(done.fields.status)),
  "merchantProducts.delete": async (done) =>
    (await nowFails(done, "merchantProducts.get", { id: done.fields.id })) ? undefined : "it is still there",
  "purchaseRequests.create": async (done) =>
    fieldsDiffer(await readAgain(done, "purchaseRequests.get"), done.fields, [
      "title",
      "content",
      "num",
      "unit",
    ]),
  "purchaseRequests.close": async ({ builder, fields, token }) => {
    const mine = rowsOf(await builder.data("purchaseRequests.mine", { limit: 50 }, token));
    const found = mine.find(({ id }) => String(id) === String(fields.id));
    return found ? statusIs(found, "closed") : undefined;
  },
  "merchantOffers.save": async (done) => {
    const found = await ownOffer(done, { request_id: done.fields.request_id });
    if (!found) return "merchantOffers.list does not show it";
    const problem = fieldsDiffer(found, done.fields, ["price", "num", "freight", "delivery_days", "note"]);
    return statusIs(found, "open") ?? problem;
  },
  "merchantOffers.withdraw": async (done) => statusIs(await ownOffer(done, { limit: 50 }), "withdrawn"),
  "offers.decline": async ({ builder, fields, data, token }) => {
    const request_id = fieldOf(data, "request_id");
    const rows = rowsOf(await builder.data("offers.list", { request_id, limit: 50 }, token));
    const found = rows.find(({ id }) => String(id) === String(fields.id));
    return found ? statusIs(found, "declined") : "offers.list does not show it";
  },
  "offers.accept": async ({ builder, fields, data, token }) => {
    const [made] = objectsIn(fieldOf(data, "orders"));
    const found = await builder.data("orders.get", { order_no: made?.order_no }, token);
    const total = { total: fields.expect_total };
    return statusIs(found, "unpaid") ?? fieldsDiffer(found, total, ["total"]);
  },
  "recharges.create": async (done) => {
    const found = await readAgain(done, "recharges.get");
    return statusIs(found, "created") ?? fieldsDiffer(found, done.fields, ["amount", "coin", "network"]);
  },
  "recharges.submitProof": async (done) =>
    statusIs(await readAgain(done, "recharges.get"), "submitted", "confirming"),
  "withdrawals.create": async (done) => {
    const found = await readAgain(done, "withdrawals.get");
    const sent = {
      fee: done.fields.expect_fee,
      received: done.fields.expect_received,
      address: done.fields.address,
    };
    return statusIs(found, "pending") ?? fieldsDiffer(found, sent, ["fee", "received", "address"]);
  },
  "withdrawals.cancel": async (done) => statusIs(await readAgain(done, "withdrawals.get"), "cancelled"),
};

/** Looks whether a mutation did what it said. @throws {NotPossible} when the server cannot be asked */
export async function effectProblem(id: string, done: Done): Promise<string | undefined> {
  const effect = effects[id];
  if (!effect) throw new NotPossible("no other operation shows what it changes");
  return effect(done);
}
