import type { Data } from "../../contract/operations";
import { BusinessError } from "../../domain/errors";
import { zoneDto } from "../../domain/freight";
import { priceText, SITE_CURRENCY, walletText } from "../../domain/money";
import type { Language } from "../../i18n/languages";
import { translate } from "../../i18n/translate";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { addressDto, type DeliveryAddress, findAddress, snapshotOf } from "../orders/address";
import { type CartLine, loadCart } from "../orders/cart";
import { payMethods, readPayingPower } from "../payments/payment-methods";
import { signPrices } from "./price-token";
import { amountOf, type FreightParts, type Group, type Problem, priceCart } from "./pricing";

type Preview = Data<"orders.preview">;

/** Prices a cart for its buyer. Changes and reserves nothing; the price token lets orders.create check that nothing changed. */
export async function previewOrders(call: Call<"orders.preview">): Promise<Preview> {
  const { input, viewer, services, language, now } = call;
  const { db, keys, settings } = services;
  const [lines, address, power] = await Promise.all([
    loadCart(db, input.items),
    findAddress(db, viewer.id, input.address_id),
    readPayingPower(db, viewer.id, now),
  ]);
  if (input.address_id !== undefined && !address) throw notFound();
  const quote = priceCart(lines, viewer.id, address);
  const problems = quote.groups.flatMap((group) => group.problems);
  const ofLines = problems.filter(({ line }) => line);
  const [first] = ofLines;
  if (first && ofLines.length === lines.length) throw problemError(first);

  const general = addressProblem(address);
  const expiresAt = now + settings.priceToken;
  const seen = address && { buyerId: viewer.id, address: JSON.stringify(snapshotOf(address)), quote };
  const signed = seen && !general && problems.length === 0;
  return {
    currency: SITE_CURRENCY,
    groups: quote.groups.map((group) => groupDto(group, general, language)),
    ...sumsDto(quote.sums),
    address: address ? addressDto(address) : null,
    money: walletText(power.money),
    has_fund_password: power.hasFundPassword ? 1 : 0,
    pay_methods: payMethods(power, quote.sums.total),
    price_token: signed ? signPrices(keys, seen, expiresAt) : "",
    expires_at: expiresAt,
  };
}

/** What prevents delivery to an address, whichever store sends. */
export function addressProblem(address: DeliveryAddress | undefined): Problem | undefined {
  if (!address) return { error: "address_required" };
  return address.is_open ? undefined : { error: "area_not_open" };
}

/** The error for a call that fails because of a problem. */
export const problemError = (problem: Problem): BusinessError =>
  new BusinessError(problem.error, problemDetails(problem), problem.sentence);

/** What an error contains besides `error`. */
function problemDetails({ error, line, minAmount }: Problem) {
  if (minAmount !== undefined) return { min: priceText(minAmount) };
  if (!line) return { field: "address_id" };
  return { id: line.productId, sku_id: shownSku(line), ...limitOf(error, line) };
}

/** The limit that a line violates. */
function limitOf(error: Problem["error"], { stock, minOrder, packSize }: CartLine) {
  if (error === "stock_short") return { left: stock };
  if (error === "below_minimum") return { min_order: minOrder };
  return error === "pack_mismatch" ? { pack_size: packSize } : {};
}

const shownSku = (line: CartLine) => (line.spec.length > 0 ? line.skuId : 0);

function problemDto(problem: Problem, language: Language): Preview["groups"][number]["problems"][number] {
  const { error, line, minAmount, sentence = error } = problem;
  const limit = line ? limitOf(error, line) : minAmount === undefined ? {} : { min: priceText(minAmount) };
  return {
    error,
    id: line?.productId ?? 0,
    sku_id: line ? shownSku(line) : 0,
    ...limit,
    msg: translate(language, sentence, limit),
  };
}

function groupDto(group: Group, general: Problem | undefined, language: Language): Preview["groups"][number] {
  const own = group.problems.filter(({ error }) => error !== general?.error);
  const problems = general ? [general, ...own] : own;
  return {
    shop_id: group.shopId,
    shopname: group.shopname,
    goods: group.lines.map((line) => ({
      pro_id: line.productId,
      sku_id: shownSku(line),
      title: line.title,
      image: line.image,
      spec: line.spec.join(", "),
      sku_code: line.skuCode,
      price: priceText(line.price),
      num: line.num,
      amount: priceText(amountOf(line)),
      stock: line.stock,
    })),
    ...sumsDto(group.sums),
    ...(group.freight && { freight_detail: freightDto(group.freight) }),
    problems: problems.map((problem) => problemDto(problem, language)),
  };
}

const freightDto = ({ own, zone, pieces, kg }: FreightParts) => ({
  own: priceText(own),
  zone: zoneDto(zone),
  num: pieces,
  kg,
});

const sumsDto = ({ goods, freight, tax, total }: Group["sums"]) => ({
  goods_amount: priceText(goods),
  freight: priceText(freight),
  tax: priceText(tax),
  total: priceText(total),
});
