import fc from "fast-check";
import { DAY, HOUR } from "../../../src/domain/durations";
import { formatUnits } from "../../../src/domain/money";
import { countSales } from "../../../src/features/catalog/jobs";
import { escalateDisputes, expireReturns, presumeArrivals } from "../../../src/features/disputes/jobs";
import { handlers } from "../../../src/features/index";
import { autoComplete, autoReceipt, settleDue } from "../../../src/features/orders/jobs";
import { expirePays } from "../../../src/features/payments/jobs";
import { expireRecharges } from "../../../src/features/wallet/jobs";
import * as rechargeAdmin from "../../../src/features/wallet/recharge-admin";
import { sandboxAddress } from "../../../src/features/wallet/sandbox-address";
import * as withdrawalAdmin from "../../../src/features/wallet/withdrawal-admin";
import { runJobs } from "./coin-rules";
import { type Command, command, type Deed } from "./command";
import { anyTxid, hashOf, txidOn } from "./order-commands";
import { FUND_PASSWORD, type Server } from "./server";
import { BITCOIN, MEMBERS, type Model, type Recharge, TRON, UNIT, type Withdrawal } from "./state";
import * as wallet from "./wallet-rules";

/** Commands around balances, and of time. */

const NETWORK = { coin: TRON.coin, network: TRON.network };
const choice = fc.nat(1_000);
const anyMember = fc.nat(MEMBERS - 1);
const text = (amount: bigint) => formatUnits(amount, 6);
const ofRecharges = (model: Model) => model.recharges;
const ofWithdrawals = (model: Model) => model.withdrawals;

const runAdminAction =
  <Subject extends { readonly id: number }>(
    work: (
      tx: Parameters<typeof withdrawalAdmin.approveWithdrawal>[0],
      id: number,
      now: number,
    ) => Promise<void>,
  ) =>
  (server: Server, { id }: Subject) =>
    server.db.begin((tx) => work(tx, id, server.clock.now()));

const startRecharge = (limit: number): fc.Arbitrary<Command> =>
  fc
    .record({
      member: anyMember,
      asked: fc.constantFrom(
        { coin: TRON, amount: 5n * UNIT },
        { coin: TRON, amount: 20n * UNIT },
        { coin: TRON, amount: 75_123_456n },
        { coin: BITCOIN, amount: 10_000n },
        { coin: BITCOIN, amount: 40_000n },
        { coin: BITCOIN, amount: 90_001n },
      ),
    })
    .map(({ member, asked: { coin, amount } }) =>
      command<Model>(
        {
          name: `member ${member} recharges ${amount} ${coin.coin}`,
          among: (model) => [model],
          choice: 0,
          real: (server) =>
            server.ask("recharges.create", handlers["recharges.create"], server.member(member), {
              coin: coin.coin,
              network: coin.network,
              amount: formatUnits(amount, coin === BITCOIN ? 8 : 6),
            }),
          rule: (model) => wallet.startRecharge(model, { member, coin, amount }),
        },
        limit,
      ),
    );

const submit = (limit: number): fc.Arbitrary<Command> =>
  fc.record({ chosen: choice, txid: anyTxid }).map(({ chosen, txid }) =>
    command<Recharge>(
      {
        name: `proof ${txid} of the recharge`,
        among: ofRecharges,
        choice: chosen,
        fits: ({ status }) => status === "created" || status === "rejected" || status === "expired",
        real: (server, { id, member, coin }) =>
          server.ask("recharges.submitProof", handlers["recharges.submitProof"], server.member(member), {
            id,
            amount: "20",
            txid: hashOf(txidOn(txid, coin)),
          }),
        rule: (model, subject) => wallet.submit(model, subject, txidOn(txid, subject.coin)),
      },
      limit,
    ),
  );

const arrive = (limit: number): fc.Arbitrary<Command> =>
  fc
    .record({
      chosen: choice,
      share: fc.constantFrom<[bigint, bigint]>([1n, 50n], [1n, 1n], [3n, 1n]),
      output: fc.constantFrom(undefined, undefined, 0, 1),
    })
    .map(({ chosen, share: [times, by], output }) => {
      const arrived = ({ quoted }: Recharge) => (quoted * times) / by + 1n;
      return command<Recharge>(
        {
          name: `${times}/${by} arrived for the recharge, in output ${output ?? "as known"}`,
          among: ofRecharges,
          choice: chosen,
          fits: ({ status }) => status === "submitted" || status === "confirming",
          real: (server, subject) =>
            runAdminAction<Recharge>((tx, id, now) =>
              rechargeAdmin.confirmRecharge(
                tx,
                id,
                arrived(subject),
                now,
                output === undefined ? undefined : { txid: hashOf(subject.txid), output },
              ),
            )(server, subject),
          rule: (model, subject) => wallet.creditRecharge(model, subject, arrived(subject), output),
        },
        limit,
      );
    });

/** A transaction may pay several recharges, with an output each. */
const find = (limit: number): fc.Arbitrary<Command> =>
  fc.record({ chosen: choice, output: fc.nat(1) }).map(({ chosen, output }) =>
    command<Recharge>(
      {
        name: `the recharge is found in output ${output}`,
        among: ofRecharges,
        choice: chosen,
        fits: ({ status }) => status === "submitted",
        real: runAdminAction((tx, id, now) =>
          rechargeAdmin.rechargeSeen(tx, id, { output, confirmations: 1 }, now),
        ),
        rule: (model, subject) => wallet.find(model, subject, output),
      },
      limit,
    ),
  );

/** Each member has two wallets outside. */
const walletOf = (member: number, number: number) =>
  sandboxAddress("tron", Buffer.from("a wallet outside"), `${member} ${number}`);

const startWithdrawal = (limit: number): fc.Arbitrary<Command> =>
  fc
    .record({
      // Those who run the stores have something to owe.
      member: fc.constantFrom(0, 0, 1, 1, 2, 3),
      amount: fc.constantFrom(5n * UNIT, 20_010_000n, 60n * UNIT, 120n * UNIT, 140n * UNIT, 140n * UNIT),
      number: fc.nat(1),
    })
    .map(({ member, amount, number }) =>
      command<Model>(
        {
          name: `member ${member} withdraws ${text(amount)} to wallet ${number}`,
          among: (model) => [model],
          choice: 0,
          async real(server) {
            const viewer = server.member(member);
            const asked = { ...NETWORK, amount: text(amount) };
            const quote = await server.ask("withdrawals.quote", handlers["withdrawals.quote"], viewer, asked);
            await server.ask("withdrawals.create", handlers["withdrawals.create"], viewer, {
              quote_id: quote.quote_id,
              address: walletOf(member, number),
              fund_password: FUND_PASSWORD,
              expect_fee: text(wallet.feeOf(amount)),
              expect_received: text(amount - wallet.feeOf(amount)),
              ack_irreversible: 1,
            });
          },
          rule: (model) => wallet.withdraw(model, { member, amount, wallet: number }),
        },
        limit,
      ),
    );

const send = (limit: number): fc.Arbitrary<Command> =>
  fc.record({ chosen: choice, txid: anyTxid, output: fc.nat(1) }).map(({ chosen, txid, output }) =>
    command<Withdrawal>(
      {
        name: `the withdrawal is sent as ${txid}:${output}`,
        among: ofWithdrawals,
        choice: chosen,
        fits: ({ status }) => status === "approved",
        real: runAdminAction((tx, id, now) =>
          withdrawalAdmin.broadcastWithdrawal(tx, id, hashOf(txid), now, output),
        ),
        rule: (model, subject) => wallet.broadcast(model, subject, txid, output),
      },
      limit,
    ),
  );

type Plain<Subject> = Omit<Deed<Subject>, "choice" | "among">;

const rechargeDeeds: readonly Plain<Recharge>[] = [
  {
    name: "the recharge is rejected",
    fits: ({ status }) => status === "submitted" || status === "confirming",
    real: runAdminAction((tx, id, now) => rechargeAdmin.rejectRecharge(tx, id, "Not found", now)),
    rule: wallet.rejectRecharge,
  },
];

const withdrawalDeeds: readonly Plain<Withdrawal>[] = [
  {
    name: "the withdrawal is approved",
    fits: ({ status }) => status === "pending",
    real: runAdminAction(withdrawalAdmin.approveWithdrawal),
    rule: wallet.approve,
  },
  {
    name: "the withdrawal is complete",
    fits: ({ status }) => status === "processing",
    real: runAdminAction(withdrawalAdmin.confirmWithdrawal),
    rule: wallet.complete,
  },
  {
    name: "the withdrawal is cancelled",
    fits: ({ status }) => status === "pending",
    real: (server, { id, member }) =>
      server.ask("withdrawals.cancel", handlers["withdrawals.cancel"], server.member(member), { id }),
    rule: wallet.cancelWithdrawal,
  },
  {
    name: "the withdrawal is rejected",
    fits: ({ status }) => status === "pending",
    real: runAdminAction((tx, id, now) => withdrawalAdmin.rejectWithdrawal(tx, id, "Unknown owner", now)),
    rule: wallet.rejectWithdrawal,
  },
  {
    name: "the withdrawal fails",
    fits: ({ status }) => status === "approved" || status === "processing",
    real: runAdminAction((tx, id, now) => withdrawalAdmin.failWithdrawal(tx, id, "Network down", now)),
    rule: wallet.failWithdrawal,
  },
];

export const JOBS = [
  expirePays,
  escalateDisputes,
  expireReturns,
  presumeArrivals,
  autoReceipt,
  autoComplete,
  settleDue,
  expireRecharges,
  countSales,
];

/** Time goes by; the scheduler notices or has not run yet. */
const wait = (limit: number): fc.Arbitrary<Command> =>
  fc
    .record({
      seconds: fc.constantFrom(300, 600, 1_000, HOUR, DAY, 8 * DAY, 16 * DAY),
      isNoticed: fc.boolean(),
    })
    .map(({ seconds, isNoticed }) =>
      command<Model>(
        {
          name: `${seconds} s go by${isNoticed ? "" : " unnoticed"}`,
          among: (model) => [model],
          choice: 0,
          async real(server) {
            server.clock.advance(seconds);
            if (!isNoticed) return;
            for (const job of JOBS) await job(server.services, server.clock.now());
          },
          rule(model) {
            model.now += seconds;
            return isNoticed ? runJobs(model) : undefined;
          },
        },
        limit,
      ),
    );

const each = <Subject>(
  deeds: readonly Plain<Subject>[],
  among: Deed<Subject>["among"],
  weight: number,
  limit: number,
) =>
  deeds.map((deed) => ({
    weight,
    arbitrary: choice.map((chosen) => command({ ...deed, among, choice: chosen }, limit)),
  }));

/** With how often each is to come. */
export const walletCommands = (limit: number): fc.WeightedArbitrary<Command>[] => [
  { weight: 6, arbitrary: startRecharge(limit) },
  { weight: 6, arbitrary: submit(limit) },
  { weight: 5, arbitrary: arrive(limit) },
  { weight: 3, arbitrary: find(limit) },
  ...each(rechargeDeeds, ofRecharges, 2, limit),
  { weight: 9, arbitrary: startWithdrawal(limit) },
  { weight: 3, arbitrary: send(limit) },
  ...each(withdrawalDeeds, ofWithdrawals, 2, limit),
  { weight: 6, arbitrary: wait(limit) },
];
