import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { payDto } from "./payment-dto";
import { payMethods, readPayingPower } from "./payment-methods";
import { findPay } from "./payment-rows";

/** One of the caller's payments. @throws {HttpError} 404, also for another user's */
export async function getPayment({ input, viewer, services, language, now }: Call<"payments.get">) {
  const { db } = services;
  const [pay, power] = await Promise.all([
    findPay(db, db`pay.pay_no = ${input.pay_no} and pay.member_id = ${viewer.id}`),
    readPayingPower(db, viewer.id, now),
  ]);
  if (!pay) throw notFound();
  return payDto(pay, language, payMethods(power, pay.total));
}
