import { reopenShop, suspendShop } from "../../features/merchants/suspension";
import { card, cards, form, time, words } from "../parts";
import { type AdminServices, decision, section } from "../section";

interface Row {
  readonly id: number;
  readonly shopname: string;
  readonly username: string;
  readonly status: string;
  readonly createtime: number;
}

const read = ({ db }: AdminServices) => db<Row[]>`
  select shop.id, shopname, username, shop.status, shop.createtime from shop join member on member.id = owner_id
  order by shop.status = 'suspended' desc, shop.id desc limit 50`;

const REASON = { name: "reason", label: "Reason, for the record" };

/** Stores that are open, and those that must not sell for now. */
export const stores = section({
  name: "stores",
  title: "Stores",
  lead:
    "A suspended store sells nothing and ships nothing; its buyers can cancel what was not shipped. Its owner can't withdraw " +
    "what they may be owed.",
  read,
  view: (rows, now) =>
    cards(
      rows.map(({ id, shopname, username, status, createtime }) =>
        card({
          title: shopname,
          mark: words(status),
          isOpen: false,
          facts: [
            ["Owner", username],
            ["Opened", time(createtime, now)],
          ],
          forms:
            status === "open"
              ? [
                  form({
                    to: "stores/suspend",
                    button: "Suspend",
                    isGrave: true,
                    hidden: { id },
                    fields: [REASON],
                  }),
                ]
              : status === "suspended"
                ? [form({ to: "stores/reopen", button: "Reopen", hidden: { id }, fields: [REASON] })]
                : [],
        }),
      ),
    ),
  actions: [
    decision(
      "suspend",
      "the store is suspended",
      { id: "of the store", reason: "for the record" },
      (tx, input, { clock }) => suspendShop(tx, input.whole("id"), input.text("reason"), clock.now()),
    ),
    decision(
      "reopen",
      "the store is open again",
      { id: "of the store", reason: "for the record" },
      (tx, input, { clock }) => reopenShop(tx, input.whole("id"), input.text("reason"), clock.now()),
    ),
  ],
});
