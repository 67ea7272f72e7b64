import { randomBytes } from "node:crypto";
import type { Tx } from "../../../src/db/connect";
import { transition } from "../../../src/db/transition";
import { loanMachine } from "../../../src/domain/state-machines/loan";
import type { rechargeMachine } from "../../../src/domain/state-machines/recharge";
import type { withdrawalMachine } from "../../../src/domain/state-machines/withdrawal";
import type { Viewer } from "../../../src/features/handler";
import { handlers } from "../../../src/features/index";
import { approveLoan, rejectLoan, takeLoan } from "../../../src/features/loans/admin";
import { expireRecharges } from "../../../src/features/wallet/jobs";
import { confirmRecharge, rechargeSeen, rejectRecharge } from "../../../src/features/wallet/recharge-admin";
import { sandboxAddress } from "../../../src/features/wallet/sandbox-address";
import {
  approveWithdrawal,
  broadcastWithdrawal,
  confirmWithdrawal,
  failWithdrawal,
  rejectWithdrawal,
} from "../../../src/features/wallet/withdrawal-admin";
import type { ShopWorld } from "../../features/merchants/fixtures";
import { addBuyer, FUND_PASSWORD, USDT } from "../../features/orders/fixtures";
import { FAR } from "./orders";
import { type Act, type StateOf, type SubjectOf, unknownState } from "./subject";

const TRON = { coin: "USDT", network: "TRC20" };
const newTxid = () => randomBytes(32).toString("hex");

/** Decisions of the desk on a row, at a time when no hold is left. */
const deskOf = (world: ShopWorld) => (work: (tx: Tx, id: number) => Promise<void>) => (id: number) =>
  world.db.begin((tx) => work(tx, id));

async function inTurn(id: number, acts: readonly Act[]) {
  for (const act of acts) await act(id);
}

export function rechargeSubject(world: ShopWorld): SubjectOf<typeof rechargeMachine> {
  const desk = deskOf(world);
  const owners = new Map<number, Viewer>();
  const acts = {
    submit: (id: number) => {
      const viewer = owners.get(id);
      if (!viewer) throw new Error(`nobody's recharge ${id}`);
      return world.say("recharges.submitProof", handlers["recharges.submitProof"], viewer, {
        id,
        amount: "20",
        txid: newTxid(),
      });
    },
    see: desk((tx, id) => rechargeSeen(tx, id, { confirmations: 1 }, FAR)),
    credit: desk((tx, id) => confirmRecharge(tx, id, 20n * USDT, FAR)),
    reject: desk((tx, id) => rejectRecharge(tx, id, "Not found", FAR)),
    expire: () => expireRecharges(world.services, FAR),
  };
  return {
    async at(state) {
      const viewer = await addBuyer(world);
      const { id } = await world.say("recharges.create", handlers["recharges.create"], viewer, {
        ...TRON,
        amount: "20",
      });
      owners.set(id, viewer);
      switch (state) {
        case "created":
          break;
        case "submitted":
          await acts.submit(id);
          break;
        case "confirming":
          await inTurn(id, [acts.submit, acts.see]);
          break;
        case "credited":
          await inTurn(id, [acts.submit, acts.see, acts.credit]);
          break;
        case "rejected":
          await inTurn(id, [acts.submit, acts.reject]);
          break;
        case "expired":
          await acts.expire();
          break;
        default:
          unknownState(state);
      }
      return id;
    },
    act: (event) => acts[event],
    // A reviewer who finds the money sees and credits it at once; a transfer seen again has more confirmations.
    beyond: { "submitted credit": "credited", "confirming see": "confirming" },
  };
}

export function withdrawalSubject(world: ShopWorld): SubjectOf<typeof withdrawalMachine> {
  const desk = deskOf(world);
  const owners = new Map<number, Viewer>();
  const acts = {
    cancel: (id: number) => {
      const viewer = owners.get(id);
      if (!viewer) throw new Error(`nobody's withdrawal ${id}`);
      return world.say("withdrawals.cancel", handlers["withdrawals.cancel"], viewer, { id });
    },
    approve: desk((tx, id) => approveWithdrawal(tx, id, FAR)),
    broadcast: desk((tx, id) => broadcastWithdrawal(tx, id, newTxid(), FAR)),
    confirm: desk((tx, id) => confirmWithdrawal(tx, id, FAR)),
    reject: desk((tx, id) => rejectWithdrawal(tx, id, "Unknown owner", FAR)),
    fail: desk((tx, id) => failWithdrawal(tx, id, "Network down", FAR)),
  };
  const waysTo: Readonly<Record<StateOf<typeof withdrawalMachine>, readonly Act[]>> = {
    pending: [],
    approved: [acts.approve],
    processing: [acts.approve, acts.broadcast],
    completed: [acts.approve, acts.broadcast, acts.confirm],
    rejected: [acts.reject],
    failed: [acts.approve, acts.fail],
    cancelled: [acts.cancel],
  };
  return {
    async at(state) {
      const viewer = await addBuyer(world);
      const quote = await world.say("withdrawals.quote", handlers["withdrawals.quote"], viewer, {
        ...TRON,
        amount: "100",
      });
      const { id } = await world.say("withdrawals.create", handlers["withdrawals.create"], viewer, {
        quote_id: quote.quote_id,
        address: sandboxAddress("tron", Buffer.from("somebody's wallet"), String(viewer.id)),
        fund_password: FUND_PASSWORD,
        expect_fee: quote.fee,
        expect_received: quote.received,
        ack_irreversible: 1,
      });
      owners.set(id, viewer);
      await inTurn(id, waysTo[state]);
      return id;
    },
    act: (event) => acts[event],
  };
}

export function loanSubject(
  world: ShopWorld,
  terms: { readonly version: string; readonly days: number },
): SubjectOf<typeof loanMachine> {
  const desk = deskOf(world);
  const acts = {
    take: desk((tx, id) => takeLoan(tx, id, FAR)),
    approve: desk((tx, id) => approveLoan(tx, id, FAR)),
    reject: desk((tx, id) => rejectLoan(tx, id, "Too much", FAR)),
    // No operation withdraws an application yet.
    cancel: null,
  };
  const cancelled = desk(async (tx, id) => {
    await transition(tx, loanMachine, "cancel", id);
  });
  const waysTo: Readonly<Record<StateOf<typeof loanMachine>, readonly Act[]>> = {
    submitted: [],
    reviewing: [acts.take],
    approved: [acts.take, acts.approve],
    rejected: [acts.take, acts.reject],
    cancelled: [cancelled],
  };
  return {
    async at(state) {
      const viewer = await addBuyer(world);
      const { id } = await world.say("loans.apply", handlers["loans.apply"], viewer, {
        amount: "200",
        term_days: terms.days,
        agree: terms.version,
      });
      await inTurn(id, waysTo[state]);
      return id;
    },
    act: (event) => acts[event],
  };
}
