import type { Tx } from "../../../src/db/connect";
import { transition } from "../../../src/db/transition";
import type {
  applicationMachine,
  memberMachine,
  requestMachine,
  reviewMachine,
} from "../../../src/domain/state-machines/machines";
import { shopMachine } from "../../../src/domain/state-machines/machines";
import { publishReview, rejectReview } from "../../../src/features/catalog/admin";
import { handlers } from "../../../src/features/index";
import {
  approveApplication,
  rejectApplication,
  takeApplication,
} from "../../../src/features/merchants/admin";
import { freezeMember, unfreezeMember } from "../../../src/features/standing/freeze";
import { reopenShop, suspendShop } from "../../../src/features/standing/suspension";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import { addFile, type MerchantFixtures, registration } from "../../features/merchants/fixtures";
import { addBuyer, addShop, type TestProduct } from "../../features/orders/fixtures";
import { FAR, newOrder, orderActs } from "./orders";
import type { Act, StateOf, SubjectOf } from "./subject";

const adminOf =
  (fixtures: MerchantFixtures) => (work: (tx: Tx, id: number) => Promise<unknown>) => (id: number) =>
    fixtures.db.begin((tx) => work(tx, id));

async function inTurn(id: number, acts: readonly Act[]) {
  for (const act of acts) await act(id);
}

const REASON = { field: "logo", error: "unreadable", note: "" } as const;

export function applicationSubject(fixtures: MerchantFixtures): SubjectOf<typeof applicationMachine> {
  const asAdmin = adminOf(fixtures);
  const applicants = new Map<number, { viewer: Viewer; logo: string }>();
  const acts = {
    take: asAdmin((tx, id) => takeApplication(tx, id, FAR)),
    approve: asAdmin((tx, id) => approveApplication(tx, id, FAR)),
    reject: asAdmin((tx, id) => rejectApplication(tx, id, [REASON], FAR)),
    resubmit: (id: number) => {
      const applicant = applicants.get(id);
      if (!applicant) throw new Error(`nobody's application ${id}`);
      const { viewer, logo } = applicant;
      return fixtures.callHandler("merchant.apply", handlers["merchant.apply"], viewer, {
        id,
        logo,
        agree: 1,
      });
    },
  };
  const waysTo: Readonly<Record<StateOf<typeof applicationMachine>, readonly Act[]>> = {
    submitted: [],
    reviewing: [acts.take],
    approved: [acts.take, acts.approve],
    rejected: [acts.take, acts.reject],
  };
  return {
    async at(state) {
      const viewer = await addBuyer(fixtures);
      const fields = await registration(fixtures.db, viewer);
      const { id } = await fixtures.callHandler("merchant.apply", handlers["merchant.apply"], viewer, fields);
      applicants.set(id, { viewer, logo: await addFile(fixtures.db, viewer.id, "public") });
      await inTurn(id, waysTo[state]);
      return id;
    },
    act: (event) => acts[event],
  };
}

export function shopSubject(fixtures: MerchantFixtures): SubjectOf<typeof shopMachine> {
  const asAdmin = adminOf(fixtures);
  const close = asAdmin((tx, id) => transition(tx, shopMachine, "close", id));
  const suspend = asAdmin((tx, id) => suspendShop(tx, id, "Complaints", FAR));
  const reopen = asAdmin((tx, id) => reopenShop(tx, id, "Cleared", FAR));
  return {
    async at(state) {
      const { shopId } = await addShop(fixtures);
      if (state === "suspended") await suspend(shopId);
      if (state === "closed") await close(shopId);
      return shopId;
    },
    // The sandbox has no page to close a shop for good.
    act: (event) => ({ suspend, reopen, close: null })[event],
  };
}

export function memberSubject(fixtures: MerchantFixtures): SubjectOf<typeof memberMachine> {
  const asAdmin = adminOf(fixtures);
  const acts = {
    freeze: asAdmin((tx, id) => freezeMember(tx, id, "Stolen", FAR)),
    unfreeze: asAdmin((tx, id) => unfreezeMember(tx, id, "Returned", FAR)),
  };
  return {
    async at(state) {
      const { id } = await addBuyer(fixtures);
      if (state === "frozen") await acts.freeze(id);
      return id;
    },
    act: (event) => acts[event],
  };
}

export function reviewSubject(
  fixtures: MerchantFixtures,
  owner: Merchant,
  product: TestProduct,
): SubjectOf<typeof reviewMachine> {
  const asAdmin = adminOf(fixtures);
  const acts = {
    publish: asAdmin((tx, id) => publishReview(tx, id, FAR)),
    reject: asAdmin((tx, id) => rejectReview(tx, id, "Insulting", FAR)),
  };
  /** A server that looks at reviews first would keep it back like this: out of view and of every count. */
  const keepBack = async (id: number) => {
    await acts.reject(id);
    await fixtures.db`update comment set status = 'pending' where id = ${id}`;
  };
  return {
    async at(state) {
      const { id: orderId, buyer } = await newOrder(fixtures, product);
      const { settle, ship, receipt } = orderActs(fixtures, owner);
      await inTurn(orderId, [settle, ship, receipt]);
      const [line] = await fixtures.db<{ id: number; order_no: string }[]>`
        select g.id, order_no from order_goods g join shop_order o on o.id = order_id where order_id = ${orderId}`;
      await fixtures.ask(buyer, "orders.review", {
        order_no: line?.order_no ?? "",
        comments: [{ order_goods_id: line?.id ?? 0, star: 5, content: "Good" }],
      });
      const [row] = await fixtures.db<{ id: number }[]>`
        select id from comment where order_goods_id = ${line?.id ?? 0}`;
      const id = row?.id ?? 0;
      if (state === "pending") await keepBack(id);
      if (state === "rejected") await acts.reject(id);
      return id;
    },
    act: (event) => acts[event],
  };
}

export function requestSubject(fixtures: MerchantFixtures): SubjectOf<typeof requestMachine> {
  const owners = new Map<number, Viewer>();
  const close = (id: number) => {
    const viewer = owners.get(id);
    if (!viewer) throw new Error(`nobody's request ${id}`);
    return fixtures.callHandler("purchaseRequests.close", handlers["purchaseRequests.close"], viewer, { id });
  };
  return {
    async at(state) {
      const viewer = await addBuyer(fixtures);
      const input = { title: "Kettles", content: "Forty of them", num: 40, unit: "pieces" };
      const { id } = await fixtures.callHandler(
        "purchaseRequests.create",
        handlers["purchaseRequests.create"],
        viewer,
        input,
      );
      owners.set(id, viewer);
      if (state === "closed") await close(id);
      return id;
    },
    act: () => close,
  };
}
