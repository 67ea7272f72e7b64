import type { Ref } from "marketplace-sdk";
import { paths } from "./paths";

/** Where the thing is shown that a message or a row of the balance is about; undefined for what has no screen. */
export function entityPath({ type, id, no }: Ref): string | undefined {
  if (type === "order" && no) return paths.orderDetail(no);
  if (type === "pay" && no) return paths.pay(no);
  if (type === "recharge" && id) return paths.rechargeDetail(id);
  if (type === "withdrawal" && id) return paths.withdrawRecode(id);
  if (type === "product" && id) return paths.goods(id);
  if (type === "request" && id) return paths.search({ tab: "requests", id });
  if (type === "loan") return paths.loan();
  return type === "application" ? paths.merchant() : undefined;
}
