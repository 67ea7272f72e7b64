// The types of the contract's package.
import {
  examples,
  isSuccess,
  namedError,
  type OperationFacts,
  type OperationId,
  openapi,
  operations,
  operationsById,
} from "marketplace-contract";
import type { operations as Calls, components } from "marketplace-contract/schema";

type Body = Calls["orders.create"]["responses"][200]["content"]["application/json"];
type Created = Extract<Body, { code: 1 }>["data"];
export const created = (data: Created): string => data.pay.pay_no;
export const paymentNo = (answer: Body): string =>
  isSuccess(answer) ? answer.data.pay.pay_no : (namedError(answer)?.total ?? answer.msg);
export const order = (row: components["schemas"]["Order"]): string => row.order_no;
export const reason: OperationFacts["orders.create"]["errors"] = "price_changed";
type IsErrorOfCreate = "weak_password" extends OperationFacts["orders.create"]["errors"] ? true : false;
export const isOther: IsErrorOfCreate = false;
export const ids: OperationId[] = operations.map(({ id }) => id);
export const shown: unknown = examples["orders.create"]["200"]?.["ok"]?.value.data;
export const title: string = openapi.info.title;
export const bodies = Object.values(operationsById).map(({ body }) => body?.properties);
