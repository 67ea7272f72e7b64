import { BUYER, envelope, MERCHANT } from "../fake-market";
import { example, type Fault, fault, on, onSuccess, withField } from "./mutators";

let count = 0;

/** What only a server shows that is written to. */
export const mutationFaults: readonly Fault[] = [
  fault(
    "rejects a complete address as malformed",
    "addresses.save",
    "success",
    onSuccess("addresses.save", () => envelope(422)),
  ),
  fault(
    "takes an address without a name",
    "addresses.save",
    "missing-field",
    on("addresses.save", (r, { fields, token }) =>
      token === BUYER && fields.name === undefined ? envelope(1, { id: 1, ...fields, name: "" }) : r,
    ),
  ),
  fault(
    "deletes an address that is not there",
    "addresses.delete",
    "not-found",
    on("addresses.delete", (r, { fields }) => (fields.id === 999_999_999 ? envelope(1, null) : r)),
  ),
  fault(
    "lets anyone close a purchase request",
    "purchaseRequests.close",
    "ownership",
    on("purchaseRequests.close", (r, { token }) =>
      token === MERCHANT ? envelope(1, example("purchaseRequests.close")) : r,
    ),
  ),
  fault(
    "orders twice for one key",
    "orders.create",
    "repeat",
    onSuccess("orders.create", (r) => withField("now", count++)(r)),
  ),
  fault(
    "takes another body for a used key",
    "purchaseRequests.create",
    "key-reuse",
    on("purchaseRequests.create", (r, { fields }) =>
      r.status === 422 && String(fields.title).endsWith(" too")
        ? envelope(1, example("purchaseRequests.create"))
        : r,
    ),
  ),
];
