import { approveApplication, rejectApplication, takeApplication } from "../../features/merchants/admin";
import { type CorrectionReason, REVIEWED } from "../../features/merchants/application-dto";
import { type AdminServices, decision } from "../action";
import type { Input } from "../input";
import { code, pictures, time, words } from "../parts";
import { cardSection } from "../section";

interface Row {
  readonly id: number;
  readonly username: string;
  readonly status: string;
  readonly logo: string;
  readonly shopname: string;
  readonly name: string;
  readonly number_masked: string;
  readonly image_front: string;
  readonly image_back: string;
  readonly image_hold: string;
  readonly sign: string;
  readonly sign_date: string;
  readonly contract_version: string;
  readonly contract_language: string;
  readonly contract_hash: string;
  readonly invite_code: string;
  readonly review_due_at: number;
  readonly reasons: readonly CorrectionReason[];
  readonly createtime: number;
}

const LABELS: Readonly<Record<string, string>> = {
  logo: "Logo",
  shopname: "Shop name",
  name: "Name",
  number: "Document number",
  image_front: "Document, front",
  image_back: "Document, back",
  image_hold: "Holding the document",
  sign: "Signature",
  sign_date: "Date of the signature",
};

const PICTURES = ["logo", "image_front", "image_back", "image_hold", "sign"] as const;

/** The code of a rejected field for programs, in `data.reasons[].error`. */
const REFUSED = "refused";

const read = ({ db }: AdminServices) => db<Row[]>`
  select a.id, m.username, a.status, a.logo, a.shopname, a.name, a.number_masked, a.image_front, a.image_back, a.image_hold,
    a.sign, a.sign_date, a.contract_version, a.contract_language, a.contract_hash, a.invite_code, a.review_due_at, a.reasons, a.createtime
  from merchant_application a join member m on m.id = a.member_id
  order by a.status in ('submitted', 'reviewing') desc, a.updatetime desc, a.id desc limit 30`;

/** Shop registrations. Every view of a document is recorded in the access log. */
export const merchants = cardSection({
  name: "merchants",
  title: "Merchants",
  lead: "Looking at a document is recorded. Refuse single fields: the applicant sends those again and nothing else.",
  read,
  card(row, now, press) {
    const isOpen = row.status === "submitted" || row.status === "reviewing";
    const given = { id: row.id };
    return {
      title: row.shopname,
      mark: words(row.status),
      isOpen,
      facts: [
        ["Account", row.username],
        ["Name", row.name],
        ["Document number", row.number_masked],
        ["Contract", `version ${row.contract_version} (${row.contract_language}), signed ${row.sign_date}`],
        ["SHA-256 of its text", code(row.contract_hash)],
        ["Invited with", row.invite_code],
        ["Applied", time(row.createtime, now)],
        ["Promised answer", isOpen ? time(row.review_due_at, now) : ""],
        ...row.reasons.map(({ field, note }) => [`Refused: ${LABELS[field] ?? field}`, note ?? ""] as const),
      ],
      more: isOpen ? pictures(PICTURES.map((name) => [row[name], LABELS[name] ?? name])) : "",
      forms: isOpen
        ? [
            press("approve", given),
            ...(row.status === "submitted" ? [press("take", given)] : []),
            press("reject", given),
          ]
        : [],
    };
  },
  actions: [
    decision(
      "take",
      "a reviewer looks at the application",
      { id: "of the application" },
      (tx, input, { clock }) => takeApplication(tx, input.whole("id"), clock.now()),
      { button: "Take up" },
    ),
    decision("approve", "the shop is open", { id: "of the application" }, async (tx, input, { clock }) => ({
      shop_id: await approveApplication(tx, input.whole("id"), clock.now()),
    })),
    decision(
      "reject",
      "the application goes back to the applicant",
      {
        id: "of the application",
        ...Object.fromEntries(
          REVIEWED.map((name) => [
            `${name}?`,
            { about: "what is wrong with it, for the applicant", label: LABELS[name] ?? name },
          ]),
        ),
      },
      (tx, input, { clock }) => rejectApplication(tx, input.whole("id"), reasonsIn(input), clock.now()),
      { isGrave: true, note: "Write beside what is wrong why it is; leave the rest empty." },
    ),
  ],
});

/** Rejects the fields that have a note. */
const reasonsIn = (input: Input): CorrectionReason[] =>
  REVIEWED.flatMap((field) => {
    const note = input.optional(field);
    return note === "" ? [] : [{ field, error: REFUSED, note }];
  });
