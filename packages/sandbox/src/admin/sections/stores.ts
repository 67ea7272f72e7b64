import { approveStoreReview, rejectStoreReview } from "../../features/merchants/profile";
import { reopenShop, suspendShop } from "../../features/standing/suspension";
import { type AdminServices, decision } from "../action";
import { pictures, time, words } from "../parts";
import { cardSection } from "../section";

interface Row {
  readonly id: number;
  readonly shopname: string;
  readonly username: string;
  readonly status: string;
  readonly createtime: number;
  readonly logo: string;
  readonly new_name: string | null;
  readonly new_logo: string | null;
  readonly is_waiting: boolean;
}

const read = ({ db }: AdminServices) => db<Row[]>`
  select shop.id, shop.shopname, username, shop.status, shop.createtime, shop.logo, r.shopname as new_name, r.logo as new_logo,
    r.shop_id is not null as is_waiting
  from shop join member on member.id = owner_id
  left join shop_review r on r.shop_id = shop.id and r.status = 'pending'
  order by r.createtime nulls last, shop.status = 'suspended' desc, shop.id desc limit 50`;

/** Stores, with the suspended ones marked. */
export const stores = cardSection({
  name: "stores",
  title: "Stores",
  lead:
    "A suspended store sells nothing and ships nothing; its buyers can cancel what was not shipped. Its owner can't withdraw " +
    "what they may be owed. A new name or logo waits here; buyers see the old one until it is approved.",
  read,
  card: (
    { id, shopname, username, status, createtime, logo, new_name, new_logo, is_waiting },
    now,
    press,
  ) => ({
    title: shopname,
    mark: words(status),
    isOpen: is_waiting,
    facts: [
      ["New name", new_name ?? ""],
      ["Owner", username],
      ["Opened", time(createtime, now)],
    ],
    more: new_logo
      ? pictures([
          [logo, "Logo now"],
          [new_logo, "New logo"],
        ])
      : "",
    forms: [
      ...(is_waiting ? [press("approve", { id }), press("reject", { id })] : []),
      ...(status === "open" ? [press("suspend", { id })] : []),
      ...(status === "suspended" ? [press("reopen", { id })] : []),
    ],
  }),
  actions: [
    decision(
      "approve",
      "buyers see the new name and logo",
      { id: "of the store" },
      (tx, input, { clock }) => approveStoreReview(tx, input.whole("id"), clock.now()),
      { button: "Approve name and logo" },
    ),
    decision(
      "reject",
      "name and logo stay as they are",
      { id: "of the store", note: "why, for the store" },
      (tx, input, { clock }) => rejectStoreReview(tx, input.whole("id"), input.text("note"), clock.now()),
      { button: "Reject name and logo", isGrave: true },
    ),
    decision(
      "suspend",
      "the store is suspended",
      { id: "of the store", reason: "for the record" },
      (tx, input, { clock }) => suspendShop(tx, input.whole("id"), input.text("reason"), clock.now()),
      { isGrave: true },
    ),
    decision(
      "reopen",
      "the store is open again",
      { id: "of the store", reason: "for the record" },
      (tx, input, { clock }) => reopenShop(tx, input.whole("id"), input.text("reason"), clock.now()),
    ),
  ],
});
