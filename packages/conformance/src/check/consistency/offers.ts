import { decimal } from "../decimals.js";
import { type Fields, isFields, objectsIn } from "../json.js";
import { amounts, type Claim, numberOf, shown, sumOf, truthOf, untrue, whenKnown } from "./claims.js";

/** States in which a store may offer again, while the request is open. */
const RENEWABLE = new Set(["open", "withdrawn", "expired"]);
const STATES = new Set([...RENEWABLE, "accepted", "declined", "closed"]);

/** The actions a reader may take in a state, and which of them belong to the other side. */
function buttons({ can, status, request }: Fields, isBuyer: boolean): Claim[] {
  const isOpen = status === "open";
  const asked = isFields(request) ? request.status : undefined;
  const isRenewable = asked === "open" && RENEWABLE.has(String(status));
  /** Which actions are allowed, and whether they are required. */
  const allowed: Readonly<Record<string, readonly [may: boolean, must: boolean]>> = {
    // A suspended store's offer may still be declined.
    accept: [isBuyer && isOpen, false],
    decline: [isBuyer && isOpen, isBuyer && isOpen],
    change: [!isBuyer && isRenewable, !isBuyer && isRenewable],
    withdraw: [!isBuyer && isOpen, !isBuyer && isOpen],
  };
  return Object.entries(allowed).map(([name, [may, must]]): Claim => {
    const is = truthOf(isFields(can) ? can[name] : undefined);
    return [
      is === undefined ? undefined : is ? may : !must,
      `\`can.${name}\` is ${String(is)} where it is ${String(status)}`,
    ];
  });
}

/** An offer, as the buyer or its store sees it. */
export function offerProblem(offer: Fields, isBuyer: boolean, now: number | undefined): string | undefined {
  const status = String(offer.status);
  if (!STATES.has(status)) return undefined;
  const [price, goods, freight, tax, total] = amounts(
    offer,
    "price",
    "goods_amount",
    "freight",
    "tax",
    "total",
  );
  const num = numberOf(offer.num);
  const until = numberOf(offer.valid_until);
  const isAccepted = status === "accepted";
  const found = untrue([
    [
      whenKnown([price, goods], (each, all) => num === undefined || each * BigInt(Math.trunc(num)) === all),
      `${String(num)} at ${shown(price)} are ${shown(goods)}`,
    ],
    [
      whenKnown([sumOf([goods, freight, tax]), total], (parts, all) => parts === all),
      "its parts are not its `total`",
    ],
    [
      typeof offer.order_no === "string" ? (offer.order_no !== "") === isAccepted : undefined,
      `\`order_no\` is “${String(offer.order_no)}” where it is ${status}`,
    ],
    [
      status === "open" ? whenKnown([until, now], (end, time) => end > time) : undefined,
      "it is open, and `valid_until` has passed",
    ],
    [
      status === "expired" ? whenKnown([until, now], (end, time) => end <= time) : undefined,
      "it has expired before its `valid_until`",
    ],
    [
      typeof offer.spec === "string" && offer.sku_id !== undefined
        ? (offer.spec === "") === (String(offer.sku_id) === "0")
        : undefined,
      `it is of variant ${String(offer.sku_id)}, called “${String(offer.spec)}”`,
    ],
    ...buttons(offer, isBuyer),
  ]);
  return found && `offer ${String(offer.id)}: ${found}`;
}

/** “The accepted offer first, then those that can be accepted by their total, the lowest first, then the others.” */
export function offersProblem(page: Fields, now: number | undefined): string | undefined {
  const rows = objectsIn(page.data);
  const rank = ({ status }: Fields) => (status === "accepted" ? 0 : status === "open" ? 1 : 2);
  // An open offer of a store that sells nothing any more may be anywhere.
  const ordered = rows.filter(
    ({ status, can }) => status !== "open" || !isFields(can) || truthOf(can.accept) !== false,
  );
  const ranks = ordered.map(rank);
  const acceptable = ordered.filter((row) => rank(row) === 1).map(({ total }) => decimal(total) ?? 0n);
  return (
    rows.map((row) => offerProblem(row, true, now)).find((problem) => problem !== undefined) ??
    untrue([
      [
        ranks.every((place, i) => place >= (ranks[i - 1] ?? 0)),
        "what can be accepted is not before the others",
      ],
      [
        acceptable.every((total, i) => total >= (acceptable[i - 1] ?? 0n)),
        "the lowest total is not the first",
      ],
      [rows.every(({ status }) => status !== "withdrawn"), "a withdrawn offer is shown to the buyer"],
    ])
  );
}
