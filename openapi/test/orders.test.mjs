// Orders, payments and reviews add up: what a buyer sees on one screen is what the next one says.
import { describe, expect, it } from "vitest";
import { allAnswers } from "./answers.mjs";

const answers = allAnswers();
const answered = (id) => answers.filter(({ operation, value }) => operation === id && value.code === 1);

/** Hundredths of a price. @param {string} text two digits after the point */
const cents = (text) => {
  expect(text).toMatch(/^\d+\.\d\d$/);
  return BigInt(text.replace(".", ""));
};
const sum = (rows, key) => rows.reduce((total, row) => total + cents(row[key]), 0n);

/** Every object in a value that looks as asked. */
const find = (value, test) => {
  if (value === null || typeof value !== "object") return [];
  const inside = Object.values(value).flatMap((child) => find(child, test));
  return !Array.isArray(value) && test(value) ? [value, ...inside] : inside;
};
const everywhere = (test) =>
  answers.flatMap(({ label, value }) => find(value.data, test).map((row) => ({ label, row })));
const orders = everywhere((row) => "order_no" in row && "goods" in row);
const pays = everywhere((row) => "pay_no" in row && "order_nos" in row);

describe("an order", () => {
  it("adds up", () => {
    expect(orders.length).toBeGreaterThan(30);
    for (const { label, row } of orders) {
      for (const { price, num, amount } of row.goods)
        expect(cents(amount), label).toBe(cents(price) * BigInt(num));
      expect(cents(row.goods_amount), label).toBe(sum(row.goods, "amount"));
      const total = cents(row.goods_amount) + cents(row.freight) + cents(row.tax);
      expect(cents(row.total), label).toBe(total);
    }
  });

  it("charges the price of the tier that the total quantity of a product reaches", () => {
    const products = new Map(
      everywhere((row) => "price_tiers" in row && "skus" in row).map(({ row }) => [row.id, row]),
    );
    // An offer has its own price.
    for (const { label, row } of orders.filter(({ label }) => !label.startsWith("offers.accept "))) {
      for (const line of row.goods) {
        const product = products.get(line.pro_id);
        if (!product) continue;
        const pieces = row.goods.reduce(
          (total, { pro_id, num }) => (pro_id === line.pro_id ? total + num : total),
          0,
        );
        const base = product.skus.find(({ id }) => id === line.sku_id)?.price ?? product.price;
        const tier = product.price_tiers.findLast(({ min_num }) => min_num <= pieces);
        const off = tier ? cents(product.price) - cents(tier.price) : 0n;
        expect(cents(line.price), label).toBe(cents(base) - off);
      }
    }
  });

  it("has the times and the buttons of its state", () => {
    const steps = ["unpaid", "paid", "shipped", "received", "completed"];
    const times = ["createtime", "paytime", "shiptime", "receipttime", "completetime"];
    for (const { label, row } of orders) {
      const step = steps.indexOf(row.status);
      const reached = times.map((time) => row[time] > 0);
      if (row.status === "cancelled") expect(row.canceltime, label).toBeGreaterThan(row.createtime);
      else expect(reached, `${label} ${row.order_no}`).toEqual(steps.map((_step, i) => i <= step));
      expect(row.refund_status === "refunded", label).toBe(row.status === "cancelled" && row.paytime > 0);
      expect(row.express !== null, label).toBe(step >= 2);
      if (row.can.receipt) expect(row.status, label).toBe("shipped");
      if (row.can.pay) expect(row.status, label).toBe("unpaid");
      if (row.can.cancel) expect(["unpaid", "paid"], label).toContain(row.status);
      if (row.can.comment) expect(row.status, label).toBe("received");
    }
  });

  it("is listed under the tabs that count it", () => {
    const first = answered("orders.list").find(({ name }) => name === "ok").value.data;
    const shown = (tab) => answered("orders.list").find(({ fields }) => fields?.tab === tab).value.data;
    for (const [tab, count] of Object.entries(first.counts)) expect(shown(tab).total, tab).toBe(count);
    expect(shown("all").total).toBe(first.total);
    for (const tab of ["paid", "shipped"]) {
      expect(new Set(shown(tab).data.map(({ status }) => status))).toEqual(new Set([tab]));
    }
    expect(shown("disputed").total).toBeGreaterThan(0);
    expect(shown("disputed").data.every(({ dispute }) => dispute.awaiting !== "")).toBe(true);
    expect(shown("assess").data.every(({ can }) => can.comment)).toBe(true);
  });

  it("has its own page and payment", () => {
    const pages = new Map(answered("orders.get").map(({ value }) => [value.data.order_no, value.data]));
    const payments = new Set(answered("payments.get").map(({ value }) => value.data.pay_no));
    const listed = answered("orders.list").flatMap(({ value }) => value.data.data);
    for (const row of listed) {
      expect(pages.get(row.order_no)).toEqual(row);
      expect(payments, row.order_no).toContain(row.pay_no);
    }
  });
});

describe("a payment", () => {
  it("is the sum of its orders", () => {
    const totals = new Map(orders.map(({ row }) => [row.order_no, row]));
    expect(pays.length).toBeGreaterThan(10);
    for (const { label, row } of pays) {
      expect(cents(row.total), label).toBe(
        sum(
          row.order_nos.map((no) => totals.get(no)),
          "total",
        ),
      );
    }
  });

  it("never asks for less in coin than the total is worth", () => {
    const units = (text) => BigInt(text.replace(".", ""));
    const digits = (text) => BigInt(text.split(".")[1].length);
    const coined = pays.filter(({ row }) => row.coin !== undefined);
    expect(new Set(coined.map(({ row }) => row.coin))).toEqual(new Set(["USDT", "ETH", "BTC"]));
    for (const { label, row } of coined) {
      // amount × rate ≥ total, and one unit of the last digit less would be too little.
      const scale = 10n ** (digits(row.amount) + digits(row.rate) - 2n);
      const wanted = units(row.total) * scale;
      expect(units(row.amount) * units(row.rate) >= wanted, label).toBe(true);
      expect((units(row.amount) - 1n) * units(row.rate) < wanted, label).toBe(true);
    }
  });
});

describe("a preview", () => {
  it("sums its groups and gives a token only when all of it can be ordered", () => {
    for (const { label, value } of answered("orders.preview")) {
      const { groups, price_token, ...whole } = value.data;
      for (const key of ["goods_amount", "freight", "tax", "total"]) {
        expect(cents(whole[key]), `${label} ${key}`).toBe(sum(groups, key));
      }
      const problems = groups.flatMap((group) => group.problems);
      expect(price_token === "", label).toBe(problems.length > 0);
    }
  });

  it("becomes the orders of orders.create", () => {
    const { total } = answered("orders.preview")[0].value.data;
    expect(answered("orders.create")[0].value.data.pay.total).toBe(total);
  });
});

describe("reviews", () => {
  it("are as many as the product's page counts, under every filter", () => {
    const pages = new Map(answered("products.get").map(({ value }) => [String(value.data.id), value.data]));
    const lists = answered("products.reviews").filter(({ fields }) => fields?.id);
    expect(lists.length).toBeGreaterThan(100);
    for (const { label, fields, value } of lists) {
      const product = pages.get(String(fields.id));
      expect(value.data.counts, label).toEqual(product.comment_counts);
      expect(value.data.good_rate, label).toBe(product.good_rate);
      expect(value.data.total, label).toBe(product.comment_counts[fields.filter ?? "all"]);
      for (const row of value.data.data) expect(String(row.pro_id), label).toBe(String(fields.id));
    }
  });
});

it("the category tree is the home page's categories", () => {
  const flat = (rows) => rows.flatMap(({ childlist, ...row }) => [row, ...flat(childlist)]);
  const home = answered("site.home")[0].value.data.categories;
  expect(flat(answered("categories.list")[0].value.data)).toEqual(home);
});
