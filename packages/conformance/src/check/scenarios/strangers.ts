import { difference } from "../agreement.js";
import { type Fields, fieldOf, objectsIn, rowsOf } from "../json.js";
import { ADDRESS } from "../mutations/account.js";
import { openOffer } from "../mutations/offers.js";
import {
  disputed,
  OFFER,
  PROBLEM,
  type Purchase,
  received,
  review,
  SHIPMENT,
  shipped,
  unpaid,
} from "../mutations/purchases.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import { recharge, walletCalls, withdrawal } from "../mutations/wallet.js";
import { SEEN } from "./elsewhere.js";
import { ownAccount } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { judgedRefusal } from "./verdict.js";

/** Something of an account, what a stranger sends to change it, and what its owner reads of it. */
interface Foreign {
  readonly fields: Fields;
  read(): Promise<unknown>;
  undo?(): Promise<unknown>;
}

const reads = (builder: TestDataBuilder, id: string, fields: Fields, token: string) => async () =>
  objectsIn([await builder.data(id, fields, token)])[0];

async function addressOf(builder: TestDataBuilder, change: Fields): Promise<Foreign> {
  const { token } = await ownAccount(builder);
  const id = fieldOf(await builder.data("addresses.save", ADDRESS, token), "id");
  return {
    fields: { ...change, id },
    read: async () => rowsOf(await builder.data("addresses.list", {}, token)),
  };
}

async function orderOf(builder: TestDataBuilder, more: Fields = {}): Promise<Foreign> {
  const { order_no, token } = await unpaid(builder);
  const undo = () => send(builder, "orders.cancel", { order_no, reason: "Ordered twice" }, token);
  return { fields: { order_no, ...more }, read: reads(builder, "orders.get", { order_no }, token), undo };
}

async function shippedTo(builder: TestDataBuilder, more: Fields = {}): Promise<Foreign> {
  const { order_no, token } = await shipped(builder);
  return { fields: { order_no, ...more }, read: reads(builder, "orders.get", { order_no }, token) };
}

const FOREIGN: Readonly<Record<string, (builder: TestDataBuilder) => Promise<Foreign>>> = {
  "addresses.save": (b) => addressOf(b, { ...ADDRESS, name: "Someone Else" }),
  "addresses.delete": (b) => addressOf(b, {}),
  async "account.endSession"(b) {
    const user = await b.register();
    const token = await b.signIn(user);
    const ids = async () => rowsOf(await b.data("account.sessions", {}, token)).map(({ id }) => String(id));
    return { fields: { id: (await ids()).at(-1) }, read: ids };
  },
  async "purchaseRequests.close"(b) {
    const { token } = await ownAccount(b);
    const { fields } = await walletCalls["purchaseRequests.create"](b);
    const id = fieldOf(await b.data("purchaseRequests.create", fields, token), "id");
    return {
      fields: { id },
      read: reads(b, "purchaseRequests.get", { id }, token),
      undo: () => send(b, "purchaseRequests.close", { id }, token),
    };
  },
  async "offers.decline"(b) {
    const { id, requestId, end } = await openOffer(b);
    return { fields: { id }, read: reads(b, "offers.list", { request_id: requestId }, b.user()), undo: end };
  },
  async "recharges.submitProof"(b) {
    const { token } = await ownAccount(b);
    const fields = await recharge(b);
    const id = fieldOf(await b.data("recharges.create", fields, token), "id");
    const txid = Buffer.from(b.unused().padEnd(32, "x")).toString("hex");
    return {
      fields: { id, amount: fields.amount, txid },
      read: reads(b, "recharges.get", { id }, token),
    };
  },
  async "withdrawals.cancel"(b) {
    const id = fieldOf(await b.data("withdrawals.create", await withdrawal(b), b.user()), "id");
    return {
      fields: { id },
      read: reads(b, "withdrawals.get", { id }, b.user()),
      undo: () => send(b, "withdrawals.cancel", { id }, b.user()),
    };
  },
  "orders.cancel": (b) => orderOf(b, { reason: "Ordered twice" }),
  "orders.confirmReceipt": (b) => shippedTo(b),
  "disputes.open": (b) => shippedTo(b, PROBLEM),
};

/** A stranger's call is and leaves everything as it was. */
const leftAlone = Object.entries(FOREIGN).map(
  ([operation, make]): Scenario => ({
    operation,
    name: "what belongs to another account",
    rule: "ownership",
    async run(builder) {
      const { fields, read, undo } = await make(builder);
      const { token } = await ownAccount(builder);
      const before = await read();
      const answer = await send(builder, operation, fields, token);
      const after = await read();
      await undo?.();
      const place = difference(before, after);
      return judgedRefusal(
        answer?.isAccepted
          ? "it was accepted"
          : place === undefined
            ? undefined
            : `it was refused, and changed ${place || "it"}`,
        answer,
      );
    },
  }),
);

/** A cancelled order. */
async function cancelled(builder: TestDataBuilder): Promise<Purchase> {
  const purchase = await unpaid(builder);
  const { order_no, token } = purchase;
  await builder.data("orders.cancel", { order_no, reason: "Ordered twice" }, token);
  return purchase;
}

/** An order whose dispute was withdrawn. */
async function settled(builder: TestDataBuilder): Promise<Fields> {
  const { order_no, token } = await disputed(builder, true);
  await builder.data("disputes.withdraw", { order_no }, token);
  return { order_no };
}

/** What a stranger sends about a thing whose state does not allow the call. */
const CLOSED: Readonly<Record<string, (builder: TestDataBuilder) => Promise<Fields>>> = {
  "orders.cancel": async (b) => ({ order_no: (await shipped(b)).order_no, reason: "Late" }),
  "orders.confirmReceipt": async (b) => ({ order_no: (await cancelled(b)).order_no }),
  "orders.review": async (b) => review(await cancelled(b)),
  "disputes.open": async (b) => ({ order_no: (await cancelled(b)).order_no, ...PROBLEM }),
  "disputes.withdraw": settled,
  "disputes.escalate": settled,
  "disputes.acceptOffer": async (b) => ({ ...(await settled(b)), expect_amount: OFFER }),
  "disputes.sendBack": async (b) => ({ ...(await settled(b)), ...SHIPMENT }),
  "payments.payWithCrypto": async (b) => {
    const { pay_no } = await cancelled(b);
    const { coin, network } = await recharge(b);
    return { pay_no, coin, network };
  },
  "withdrawals.cancel": async (b) => {
    const id = fieldOf(await b.data("withdrawals.create", await withdrawal(b), b.user()), "id");
    await b.data("withdrawals.cancel", { id }, b.user());
    return { id };
  },
};

/** Only its owner learns an object's state: for everyone else it doesn't exist. */
const notTold = Object.entries(CLOSED).map(
  ([operation, make]): Scenario => ({
    operation,
    name: "another account's, in a state that does not allow it",
    rule: "ownership",
    async run(builder) {
      const fields = await make(builder);
      const answer = await send(builder, operation, fields, (await ownAccount(builder)).token);
      const error = answer?.error ?? "";
      return judgedRefusal(
        answer?.isAccepted ? "it was accepted" : SEEN.test(error) ? `a stranger is told ${error}` : undefined,
        answer,
      );
    },
  }),
);

/** Bodies with pictures, who sends them, and what takes an accepted one back. */
type WithPictures = (builder: TestDataBuilder) => Promise<{
  token: string;
  fields(images: readonly string[]): Fields;
  undo?(data: unknown): Promise<unknown>;
}>;

const PICTURES: Readonly<Record<string, WithPictures>> = {
  async "purchaseRequests.create"(b) {
    const { token } = await ownAccount(b);
    const { fields } = await walletCalls["purchaseRequests.create"](b);
    return {
      token,
      fields: (images) => ({ ...fields, images }),
      undo: (data) => send(b, "purchaseRequests.close", { id: fieldOf(data, "id") }, token),
    };
  },
  async "orders.review"(b) {
    const purchase = await received(b);
    const [comment] = objectsIn(review(purchase).comments);
    return {
      token: purchase.token,
      fields: (images) => ({ order_no: purchase.order_no, comments: [{ ...comment, images }] }),
    };
  },
  async "disputes.open"(b) {
    const { order_no, token } = await shipped(b);
    return { token, fields: (images) => ({ order_no, ...PROBLEM, images }) };
  },
};

/** “Addresses that uploads.image gave”: to the same user, not to another. */
const pictures = Object.entries(PICTURES).map(
  ([operation, make]): Scenario => ({
    operation,
    name: "another account's picture",
    rule: "ownership",
    async run(builder) {
      const { token, fields, undo } = await make(builder);
      const foreign = await builder.upload((await ownAccount(builder)).token);
      const answer = await send(builder, operation, fields([foreign]), token);
      if (answer?.isAccepted) await undo?.(answer.data);
      return judgedRefusal(answer?.isAccepted ? "it was taken" : undefined, answer);
    },
  }),
);

/** Other operations may take pictures that were uploaded before there were files of members. */
const invented: Scenario = {
  operation: "purchaseRequests.create",
  name: "a picture that nobody has uploaded",
  rule: "ownership",
  async run(builder) {
    const { token } = await ownAccount(builder);
    const { fields } = await walletCalls["purchaseRequests.create"](builder);
    const images = ["/uploads/nobody/nothing.png"];
    const answer = await send(builder, "purchaseRequests.create", { ...fields, images }, token);
    if (answer?.isAccepted) {
      await send(builder, "purchaseRequests.close", { id: fieldOf(answer.data, "id") }, token);
    }
    return judgedRefusal(answer?.isAccepted ? "it was taken" : undefined, answer);
  },
};

/** What an account can do to the things of another: nothing. */
export const strangers: readonly Scenario[] = [...leftAlone, ...notTold, ...pictures, invented];
