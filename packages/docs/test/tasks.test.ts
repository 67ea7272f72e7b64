import { createMarketplace, type Fetch, isMarketplaceError, memorySession } from "marketplace-sdk";
import {
  createFactory,
  createFakeMarketplace,
  fail,
  fault,
  memoryStorage,
  ok,
  page,
  sequence,
  unauthorized,
} from "marketplace-sdk/testing";
import { describe, expect, it } from "vitest";
import { applicationStatus, applyAsMerchant } from "../tasks/apply-as-merchant";
import { orderTotals } from "../tasks/order-totals";
import { payWithBalance } from "../tasks/pay-with-balance";
import { setAvatar } from "../tasks/set-avatar";
import { sendCode } from "../tasks/stock-server";
import { quote, send, summary } from "../tasks/withdraw";

const make = createFactory();
const picture = (name: string) => new File(["picture"], name, { type: "image/png" });

it("order-totals: one line for each order, over all pages", async () => {
  const orders = make.list("Order", 45);
  const market = createFakeMarketplace({ "orders.list": (input) => ok(page(orders, input)) });
  const lines = await orderTotals(market);
  expect(lines).toEqual(
    orders.map((order) => `${order.order_no} ${order.status} ${order.total} ${order.currency}`),
  );
  expect(market.calls.length).toBeGreaterThan(1);
});

it("set-avatar: the picture's address becomes the avatar, and the bio stays", async () => {
  const market = createFakeMarketplace({
    "uploads.image": ok({ url: "/uploads/new.png" }),
    "account.get": ok({ ...make("User"), bio: "Buys lamps." }),
    "account.update": ok(null),
  });
  expect(await setAvatar(market, picture("me.png"))).toBe("/uploads/new.png");
  expect(market.calls.at(-1)).toMatchObject({
    operation: "account.update",
    input: { avatar: "/uploads/new.png", bio: "Buys lamps." },
  });
});

describe("pay-with-balance", () => {
  const keys = memoryStorage();
  const payment = { pay_no: "P2026112000001", fund_password: "fund-demo", expect_total: "99.47" };

  it("keeps its key over a lost response, so that the second press is the same payment", async () => {
    const sent: (string | null)[] = [];
    const fetch: Fetch = async (url, init) => {
      sent.push(new Request(url, init).headers.get("Idempotency-Key"));
      if (sent.length === 1) throw new TypeError("the connection was lost after the payment");
      return Response.json({ code: 1, msg: "", data: { pay: make("Payment"), money: "900.53" } });
    };
    const session = memorySession("token");
    const market = createMarketplace({ baseUrl: "https://api.example.com", fetch, session });
    expect(await payWithBalance(market, payment, keys)).toEqual({ status: "unknown" });
    expect(await payWithBalance(market, payment, keys)).toEqual({ status: "paid", balance: "900.53" });
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBeTruthy();
    expect(sent[1]).toBe(sent[0]);
  });

  it("distinguishes a server error from an unknown outcome, and accepts a payment that went through", async () => {
    const market = createFakeMarketplace({
      "payments.payWithBalance": sequence(
        fail(0, "Insufficient balance", "insufficient_balance"),
        fault("crash"),
        fail(0, "Settled already", "already_paid"),
      ),
      "account.get": ok({ ...make("User"), money: "12.00" }),
    });
    expect(await payWithBalance(market, payment, keys)).toEqual({
      status: "refused",
      reason: "Insufficient balance",
    });
    expect(await payWithBalance(market, payment, keys)).toEqual({ status: "unknown" });
    expect(await payWithBalance(market, payment, keys)).toEqual({ status: "paid", balance: "12.00" });
  });
});

it("withdraw: what is sent are the figures that were shown", async () => {
  const shown = {
    quote_id: "q-1234567890abcdef",
    coin: "USDT",
    network: "TRC20",
    currency: "USDT",
    amount: "100.00",
    fee: "1.00",
    received: "99.00",
    expires_at: 1795176000,
  };
  const market = createFakeMarketplace({
    "withdrawals.quote": ok(shown),
    "withdrawals.create": ok({ ...make("Withdrawal"), status: "pending" }),
  });
  const answered = await quote(market, { coin: "USDT", network: "TRC20", amount: "100.00" });
  expect(summary(answered)).toBe("100.00 USDT, fee 1.00 USDT: 99.00 USDT arrive on TRC20");
  const to = { address: "TQ5Cmock", fund_password: "fund-demo", acknowledged: true };
  expect(await send(market, answered, to)).toBe("pending");
  expect(market.calls.at(-1)?.input).toEqual({
    quote_id: shown.quote_id,
    address: "TQ5Cmock",
    fund_password: "fund-demo",
    expect_fee: "1.00",
    expect_received: "99.00",
    ack_irreversible: 1,
  });
});

it("stock-server: the code is asked for by POST, with the fields in the body", async () => {
  const seen: { method: string; url: string; body: unknown }[] = [];
  const fetch: Fetch = async (url, init) => {
    const request = new Request(url, init);
    seen.push({ method: request.method, url: request.url, body: await request.json() });
    return Response.json({ code: 1, msg: "", time: 1795175706, data: null });
  };
  await sendCode({ baseUrl: "https://api.example.com", fetch }, "mira@mail.example");
  expect(seen).toEqual([
    {
      method: "POST",
      url: "https://api.example.com/api/ems/send",
      body: { email: "mira@mail.example", event: "register" },
    },
  ]);
  // Without the option it would be a GET.
  const market = createMarketplace({
    baseUrl: "https://api.example.com",
    fetch: async (_url, init) => Response.json({ code: 0, msg: init?.method ?? "GET", data: null }),
  });
  const error = await market.auth
    .sendEmailCode({ email: "mira@mail.example" })
    .catch((failure: unknown) => failure);
  expect(isMarketplaceError(error) && error.msg).toBe("GET");
});

describe("apply-as-merchant", () => {
  it("uploads documents privately and signs the present contract", async () => {
    let count = 0;
    const market = createFakeMarketplace({
      "merchant.contract": ok({ contract_version: "2026-11", html: "<p>Terms</p>" }),
      "uploads.image": () => ok({ url: `kyc:${++count}` }),
      "merchant.apply": ok({ ...make("MerchantApplication"), status: "submitted" }),
    });
    const application = await applyAsMerchant(market, {
      shopname: "Harbour Trading",
      name: "Mira Example",
      number: "X0000001",
      sign_date: "2026-11-24",
      logo: picture("logo.png"),
      front: picture("front.jpg"),
      back: picture("back.jpg"),
      holder: picture("holder.jpg"),
      signature: picture("signature.png"),
    });
    expect(application.status).toBe("submitted");
    const uploads = market.calls.filter(({ operation }) => operation === "uploads.image");
    expect(uploads.map(({ input }) => Reflect.get(Object(input), "category"))).toEqual([
      undefined,
      "kyc",
      "kyc",
      "kyc",
      "kyc",
    ]);
    expect(market.calls.at(-1)?.input).toMatchObject({
      contract_version: "2026-11",
      agree: 1,
      image_front: "kyc:2",
    });
  });

  it("knows that there is no application yet", async () => {
    const market = createFakeMarketplace({
      "merchant.get": sequence(
        fail(0, ""),
        ok({ ...make("MerchantApplication"), status: "approved" }),
        unauthorized(),
      ),
    });
    expect(await applicationStatus(market)).toBeUndefined();
    expect(await applicationStatus(market)).toBe("approved");
    await expect(applicationStatus(market)).rejects.toMatchObject({ isUnauthorized: true });
  });
});
