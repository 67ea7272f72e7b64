import fc from "fast-check";
import { priceText } from "../../../src/domain/money";
import { handlers } from "../../../src/features/index";
import {
  transferConfirmed,
  transferSeen,
  voidPay as voidAsAdmin,
} from "../../../src/features/payments/admin";
import * as coins from "./coin-rules";
import { type Command, command, type Deed } from "./command";
import * as orders from "./order-rules";
import { FUND_PASSWORD, type Server } from "./server";
import { BITCOIN, type Coin, type Line, type Model, type Order, type Pay, TRON } from "./state";

/** Commands of buyers and shops, as arbitraries of `limit` commands a history. */

const choice = fc.nat(1_000);
const ofOrders = (model: Model) => model.orders;
const ofPays = (model: Model) => model.pays;

/** The hash of a transaction by its number. */
export const hashOf = (txid: number) => txid.toString(16).padStart(64, "0");

/** Few enough that the same transaction is sometimes named twice; each network has its own numbers. */
export const anyTxid = fc.nat(12);
export const txidOn = (txid: number, coin: Coin | undefined) => (coin === BITCOIN ? txid + 1_000 : txid);

const cart = fc.uniqueArray(fc.record({ product: fc.nat(3), num: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ product }) => product,
});

async function placeOnServer(server: Server, model: Model, buyer: number, lines: readonly Line[]) {
  const viewer = server.member(buyer);
  const items = lines.map(({ product, num }) => ({
    id: server.productIds[product] ?? 0,
    num,
    shop_id: server.shopIds[model.products[product]?.shop ?? 0] ?? 0,
  }));
  const seen = await server.ask("orders.preview", handlers["orders.preview"], viewer, { items });
  return server.ask("orders.create", handlers["orders.create"], viewer, {
    items,
    address_id: server.addressIds[buyer] ?? 0,
    price_token: seen.price_token,
    expect_total: seen.total,
  });
}

const place = (limit: number): fc.Arbitrary<Command> =>
  fc.record({ buyer: fc.constantFrom(0, 1, 2, 2, 3, 3), lines: cart }).map(({ buyer, lines }) =>
    command<Model>(
      {
        name: `member ${buyer} orders ${JSON.stringify(lines)}`,
        among: (model) => [model],
        choice: 0,
        real: (server, model) => placeOnServer(server, model, buyer, lines),
        rule: (model) => orders.place(model, buyer, lines),
      },
      limit,
    ),
  );

/** A command that needs nothing but its subject. */
const simple = <Subject>(deed: Omit<Deed<Subject>, "choice">, limit: number): fc.Arbitrary<Command> =>
  choice.map((chosen) => command({ ...deed, choice: chosen }, limit));

const orderDeeds: readonly Omit<Deed<Order>, "choice" | "among">[] = [
  {
    name: "cancel",
    fits: ({ status }) => status === "unpaid" || status === "paid",
    real: (server, { no, buyer }) =>
      server.ask("orders.cancel", handlers["orders.cancel"], server.member(buyer), { order_no: no }),
    rule: orders.cancel,
  },
  {
    name: "decline",
    fits: ({ status }) => status === "paid",
    real: (server, { no, shop }) =>
      server.ask("merchantOrders.decline", handlers["merchantOrders.decline"], server.merchant(shop), {
        order_no: no,
        reason: "Sold out",
      }),
    rule: orders.decline,
  },
  {
    name: "ship",
    fits: ({ status }) => status === "paid",
    real: (server, { no, shop }) =>
      server.ask("merchantOrders.ship", handlers["merchantOrders.ship"], server.merchant(shop), {
        order_no: no,
        carrier: "Example Post",
        tracking_no: "EP1",
      }),
    rule: orders.ship,
  },
  {
    name: "receive",
    fits: ({ status }) => status === "shipped",
    real: (server, { no, buyer }) =>
      server.ask("orders.confirmReceipt", handlers["orders.confirmReceipt"], server.member(buyer), {
        order_no: no,
      }),
    rule: orders.confirmReceipt,
  },
  {
    name: "review",
    fits: ({ status }) => status === "received",
    async real(server, { no, buyer }) {
      const viewer = server.member(buyer);
      const { goods } = await server.ask("orders.get", handlers["orders.get"], viewer, { order_no: no });
      const comments = goods.map(({ id }, i) => ({ order_goods_id: id, star: 5 - (i % 5), content: "Seen" }));
      return server.ask("orders.review", handlers["orders.review"], viewer, { order_no: no, comments });
    },
    rule: orders.review,
  },
];

const fromBalance: Omit<Deed<Pay>, "choice"> = {
  name: "pay from the balance",
  fits: ({ status }) => status === "created",
  among: ofPays,
  real: (server, { no, buyer, total }) =>
    server.ask("payments.payWithBalance", handlers["payments.payWithBalance"], server.member(buyer), {
      pay_no: no,
      fund_password: FUND_PASSWORD,
      expect_total: priceText(total),
    }),
  rule: orders.payFromBalance,
};

const byCoin = (coin: Coin): Omit<Deed<Pay>, "choice"> => ({
  name: `pay by ${coin.coin}`,
  fits: ({ status }) => status === "created",
  among: ofPays,
  real: (server, { no, buyer }) =>
    server.ask("payments.payWithCrypto", handlers["payments.payWithCrypto"], server.member(buyer), {
      pay_no: no,
      coin: coin.coin,
      network: coin.network,
    }),
  rule: (model, subject) => coins.quote(model, subject, coin),
});

/** How much is sent: a part, all, more, or next to nothing. */
const SHARES = { half: [1n, 2n], all: [1n, 1n], more: [3n, 2n], little: [1n, 97n] } as const;

const transfer = (limit: number): fc.Arbitrary<Command> =>
  fc
    .record({
      chosen: choice,
      txid: anyTxid,
      output: fc.nat(1),
      share: fc.constantFrom(...(["half", "all", "all", "more", "little"] as const)),
      isElsewhere: fc.boolean(),
    })
    .map(({ chosen, txid, output, share, isElsewhere }) => {
      const [times, by] = SHARES[share];
      const sent = (subject: Pay) => {
        const other = [...subject.asked].find((coin) => coin !== subject.coin);
        const coin = isElsewhere ? (other ?? subject.coin) : subject.coin;
        return { coin, txid: txidOn(txid, coin), output, amount: (subject.amount * times) / by + 1n };
      };
      return command<Pay>(
        {
          name: `${share} is sent as ${txid}:${output}${isElsewhere ? " elsewhere" : ""}`,
          among: ofPays,
          choice: chosen,
          fits: ({ asked, status }) => asked.size > 0 && status !== "settled",
          real(server, subject) {
            const { coin, amount, txid: number } = sent(subject);
            const on = coin && coin !== subject.coin ? { on: coin } : {};
            return server.db.begin((tx) =>
              transferSeen(
                tx,
                subject.no,
                { txid: hashOf(number), output, amount, ...on },
                server.clock.now(),
              ),
            );
          },
          rule: (model, subject) => coins.see(model, subject, sent(subject)),
        },
        limit,
      );
    });

const confirmation = (limit: number): fc.Arbitrary<Command> =>
  fc.record({ chosen: choice, place: choice }).map(({ chosen, place: nth }) => {
    const transferOf = ({ transfers }: Pay) =>
      transfers[nth % Math.max(1, transfers.length)] ?? { txid: 9_999, output: 0 };
    return command<Pay>(
      {
        name: `transfer ${nth} is confirmed`,
        among: ofPays,
        fits: ({ transfers }) => transfers.some(({ isConfirmed }) => !isConfirmed),
        choice: chosen,
        real(server, subject) {
          const { txid, output } = transferOf(subject);
          const { settings } = server.services;
          return server.db.begin((tx) =>
            transferConfirmed(
              tx,
              subject.no,
              { txid: hashOf(txid), output },
              { now: server.clock.now(), settings },
            ),
          );
        },
        rule(model, subject) {
          const { txid, output } = transferOf(subject);
          return coins.confirm(model, subject, txid, output);
        },
      },
      limit,
    );
  });

/** Coins that come after the end of a payment that is waiting for others: rare by chance, so it is a command of its own. */
const lateTransfer = (limit: number): fc.Arbitrary<Command> =>
  fc.record({ chosen: choice, txid: anyTxid, output: fc.nat(1) }).map(({ chosen, txid, output }) => {
    const sent = ({ coin, amount }: Pay) => ({ coin, txid: txidOn(txid, coin), output, amount });
    const secondsUntilLate = (now: number, { expiresAt }: Pay) => Math.max(0, expiresAt - now);
    return command<Pay>(
      {
        name: `late, all is sent as ${txid}:${output} and confirmed`,
        among: ofPays,
        choice: chosen,
        fits: ({ status }) => status === "processing",
        async real(server, subject) {
          server.clock.advance(secondsUntilLate(server.clock.now(), subject));
          const { amount, txid: number } = sent(subject);
          const { settings } = server.services;
          const now = server.clock.now();
          const transfer = { txid: hashOf(number), output };
          await server.db.begin((tx) => transferSeen(tx, subject.no, { ...transfer, amount }, now));
          await server.db.begin((tx) => transferConfirmed(tx, subject.no, transfer, { now, settings }));
        },
        rule(model, subject) {
          model.now += secondsUntilLate(model.now, subject);
          const { txid: number } = sent(subject);
          return coins.see(model, subject, sent(subject)) ?? coins.confirm(model, subject, number, output);
        },
      },
      limit,
    );
  });

const operatorVoids: Omit<Deed<Pay>, "choice"> = {
  name: "the operator ends the payment",
  fits: ({ status }) => status === "created" || status === "processing",
  among: ofPays,
  real: (server, { no }) => server.db.begin((tx) => voidAsAdmin(tx, no, "Double-spent", server.clock.now())),
  rule: coins.voidPay,
};

/** With how often each is to come. */
export const orderCommands = (limit: number): fc.WeightedArbitrary<Command>[] => [
  { weight: 12, arbitrary: place(limit) },
  { weight: 8, arbitrary: simple(fromBalance, limit) },
  { weight: 6, arbitrary: simple(byCoin(TRON), limit) },
  { weight: 5, arbitrary: simple(byCoin(BITCOIN), limit) },
  { weight: 12, arbitrary: transfer(limit) },
  { weight: 7, arbitrary: confirmation(limit) },
  { weight: 2, arbitrary: lateTransfer(limit) },
  { weight: 1, arbitrary: simple(operatorVoids, limit) },
  ...orderDeeds.map((deed) => ({ weight: 4, arbitrary: simple({ ...deed, among: ofOrders }, limit) })),
];
