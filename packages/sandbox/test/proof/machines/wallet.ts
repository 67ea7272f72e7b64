import type { Tx } from "../../../src/db/connect";
import { transition } from "../../../src/db/transition";
import type { rechargeMachine, withdrawalMachine } from "../../../src/domain/state-machines/machines";
import { loanMachine } from "../../../src/domain/state-machines/machines";
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
import type { Viewer } from "../../../src/kernel/handler";
import type { MerchantFixtures } from "../../features/merchants/fixtures";
import { addBuyer, FUND_PASSWORD, USDT } from "../../features/orders/fixtures";
import { newTxid } from "../../support/new-txid";
import { FAR } from "./orders";
import { type Act, type StateOf, type SubjectOf, unknownState } from "./subject";

const TRON = { coin: "USDT", network: "TRC20" };

/** Decisions of the admin console on a row, at a time when no hold is left. */
const adminOf =
  (fixtures: MerchantFixtures) => (work: (tx: Tx, id: number) => Promise<void>) => (id: number) =>
    fixtures.db.begin((tx) => work(tx, id));

async function inTurn(id: number, acts: readonly Act[]) {
  for (const act of acts) await act(id);
}

export function rechargeSubject(fixtures: MerchantFixtures): SubjectOf<typeof rechargeMachine> {
  const asAdmin = adminOf(fixtures);
  const owners = new Map<number, Viewer>();
  const acts = {
    submit: (id: number) => {
      const viewer = owners.get(id);
      if (!viewer) throw new Error(`nobody's recharge ${id}`);
      return fixtures.callHandler("recharges.submitProof", handlers["recharges.submitProof"], viewer, {
        id,
        amount: "20",
        txid: newTxid(),
      });
    },
    see: asAdmin((tx, id) => rechargeSeen(tx, id, { confirmations: 1 }, FAR)),
    credit: asAdmin((tx, id) => confirmRecharge(tx, id, 20n * USDT, FAR)),
    reject: asAdmin((tx, id) => rejectRecharge(tx, id, "Not found", FAR)),
    expire: () => expireRecharges(fixtures.services, FAR),
  };
  return {
    async at(state) {
      const viewer = await addBuyer(fixtures);
      const { id } = await fixtures.callHandler("recharges.create", handlers["recharges.create"], viewer, {
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

export function withdrawalSubject(fixtures: MerchantFixtures): SubjectOf<typeof withdrawalMachine> {
  const asAdmin = adminOf(fixtures);
  const owners = new Map<number, Viewer>();
  const acts = {
    cancel: (id: number) => {
      const viewer = owners.get(id);
      if (!viewer) throw new Error(`nobody's withdrawal ${id}`);
      return fixtures.callHandler("withdrawals.cancel", handlers["withdrawals.cancel"], viewer, { id });
    },
    approve: asAdmin((tx, id) => approveWithdrawal(tx, id, FAR)),
    broadcast: asAdmin((tx, id) => broadcastWithdrawal(tx, id, newTxid(), FAR)),
    confirm: asAdmin((tx, id) => confirmWithdrawal(tx, id, FAR)),
    reject: asAdmin((tx, id) => rejectWithdrawal(tx, id, "Unknown owner", FAR)),
    fail: asAdmin((tx, id) => failWithdrawal(tx, id, "Network down", FAR)),
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
      const viewer = await addBuyer(fixtures);
      const quote = await fixtures.callHandler("withdrawals.quote", handlers["withdrawals.quote"], viewer, {
        ...TRON,
        amount: "100",
      });
      const { id } = await fixtures.callHandler(
        "withdrawals.create",
        handlers["withdrawals.create"],
        viewer,
        {
          quote_id: quote.quote_id,
          address: sandboxAddress("tron", Buffer.from("somebody's wallet"), String(viewer.id)),
          fund_password: FUND_PASSWORD,
          expect_fee: quote.fee,
          expect_received: quote.received,
          ack_irreversible: 1,
        },
      );
      owners.set(id, viewer);
      await inTurn(id, waysTo[state]);
      return id;
    },
    act: (event) => acts[event],
  };
}

export function loanSubject(
  fixtures: MerchantFixtures,
  terms: { readonly version: string; readonly days: number },
): SubjectOf<typeof loanMachine> {
  const asAdmin = adminOf(fixtures);
  const acts = {
    take: asAdmin((tx, id) => takeLoan(tx, id, FAR)),
    approve: asAdmin((tx, id) => approveLoan(tx, id, FAR)),
    reject: asAdmin((tx, id) => rejectLoan(tx, id, "Too much", FAR)),
    // No operation withdraws an application yet.
    cancel: null,
  };
  const cancelled = asAdmin(async (tx, id) => {
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
      const viewer = await addBuyer(fixtures);
      const { id } = await fixtures.callHandler("loans.apply", handlers["loans.apply"], viewer, {
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
