import { BUYER, envelope } from "../fake-market";
import { example, type Fault, fault, on, onSuccess, withField } from "./bends";

let count = 0;

/** What only a server shows that is written to. */
export const writingFaults: readonly Fault[] = [
  fault(
    "refuses a whole address as malformed",
    "aera.addEdit",
    "success",
    onSuccess("aera.addEdit", () => envelope(422)),
  ),
  fault(
    "takes an address without a name",
    "aera.addEdit",
    "refusal",
    on("aera.addEdit", (r, { fields, token }) =>
      token === BUYER && fields.name === undefined ? envelope(1, { id: 1, ...fields, name: "" }) : r,
    ),
  ),
  fault(
    "orders twice for one key",
    "order.create",
    "repeat",
    onSuccess("order.create", (r) => withField("now", count++)(r)),
  ),
  fault(
    "takes another body for a used key",
    "request.create",
    "key-reuse",
    on("request.create", (r, { fields }) =>
      r.status === 422 && String(fields.title).endsWith(" too") ? envelope(1, example("request.create")) : r,
    ),
  ),
];
