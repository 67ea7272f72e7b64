import { html } from "hono/html";
import { publishReview, rejectReview } from "../../features/catalog/admin";
import { type AdminServices, decision } from "../action";
import { pictures, time, words } from "../parts";
import { cardSection } from "../section";

interface Row {
  readonly id: number;
  readonly username: string;
  readonly title: string;
  readonly shopname: string;
  readonly star: number;
  readonly content: string;
  readonly images: readonly string[];
  readonly reply: string;
  readonly status: string;
  readonly status_reason: string;
  readonly createtime: number;
}

const read = ({ db }: AdminServices) => db<Row[]>`
  select c.id, m.username, p.title, s.shopname, c.star, c.content, c.images, c.reply, c.status, c.status_reason, c.createtime
  from comment c join member m on m.id = c.member_id join product p on p.id = c.pro_id join shop s on s.id = c.shop_id
  order by c.status = 'pending' desc, c.createtime desc, c.id desc limit 50`;

/** The newest reviews. */
export const reviews = cardSection({
  name: "reviews",
  title: "Reviews",
  lead: "Only you can take a review out of view, with a reason that stays on record. A bad opinion is no reason.",
  read,
  card(row, now, press) {
    const given = { id: row.id };
    const isWaiting = row.status === "pending";
    return {
      title: row.title,
      mark: words(row.status),
      isOpen: isWaiting,
      facts: [
        ["Stars", `${row.star} of 5`],
        ["Written by", row.username],
        ["Shop", row.shopname],
        ["Written", time(row.createtime, now)],
        ["Reply", row.reply],
        ["Reason", row.status_reason],
      ],
      more: html`<p>${row.content}</p>${pictures(row.images.map((image, i) => [image, `Picture ${i + 1}`]))}`,
      forms: [
        ...(isWaiting ? [press("publish", given)] : []),
        ...(row.status === "rejected" ? [] : [press("reject", given)]),
      ],
    };
  },
  actions: [
    decision("publish", "the review is shown", { id: "of the review" }, (tx, input, { clock }) =>
      publishReview(tx, input.whole("id"), clock.now()),
    ),
    decision(
      "reject",
      "the review is out of view",
      { id: "of the review", reason: "for the record" },
      (tx, input, { clock }) => rejectReview(tx, input.whole("id"), input.text("reason"), clock.now()),
      { button: "Take out of view", isGrave: true },
    ),
  ],
});
