import type { offerMachine } from "../../../src/domain/state-machines/machines";
import { expireOffers } from "../../../src/features/offers/jobs";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import type { MerchantFixtures } from "../../features/merchants/fixtures";
import {
  accept,
  addRequest,
  closeRequest,
  decline,
  offer,
  received,
  withdraw,
} from "../../features/offers/fixtures";
import { addBuyer, type TestProduct } from "../../features/orders/fixtures";
import { FAR } from "./orders";
import type { Act, StateOf, SubjectOf } from "./subject";

interface Made {
  readonly buyer: Viewer;
  readonly requestId: number;
}

/** Offers of one shop, each for a separate request. */
export function offerSubject(
  fixtures: MerchantFixtures,
  owner: Merchant,
  product: TestProduct,
): SubjectOf<typeof offerMachine> {
  const known = new Map<number, Made>();
  const of = (id: number): Made => {
    const made = known.get(id);
    if (!made) throw new Error(`nobody's offer ${id}`);
    return made;
  };
  const terms = { num: 1 };
  const acts = {
    async accept(id: number) {
      const { buyer, requestId } = of(id);
      const { data } = await received(fixtures, buyer, requestId);
      return accept(fixtures, buyer, { total: "0", terms_hash: "", ...data[0], id });
    },
    decline: (id: number) => decline(fixtures, of(id).buyer, id),
    withdraw: (id: number) => withdraw(fixtures, owner, id),
    expire: () => expireOffers(fixtures.services, FAR),
    close: (id: number) => closeRequest(fixtures, of(id).buyer, of(id).requestId),
    renew: (id: number) => offer(fixtures, owner, of(id).requestId, product, terms),
  };
  const waysTo: Readonly<Record<StateOf<typeof offerMachine>, readonly Act[]>> = {
    open: [],
    accepted: [acts.accept],
    declined: [acts.decline],
    withdrawn: [acts.withdraw],
    expired: [acts.expire],
    closed: [acts.close],
  };
  return {
    // The same operation changes an open offer.
    beyond: { "open renew": "open" },
    async at(state) {
      const buyer = await addBuyer(fixtures);
      const { id: requestId } = await addRequest(fixtures, buyer);
      const { id } = await offer(fixtures, owner, requestId, product, terms);
      known.set(id, { buyer, requestId });
      for (const act of waysTo[state]) await act(id);
      return id;
    },
    // The buyer closes a request, whatever its offers are: only open ones end with it.
    act: (event, state) => (event === "close" && state !== "open" ? null : acts[event]),
  };
}
