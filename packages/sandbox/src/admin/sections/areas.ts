import { notFound } from "../../kernel/errors";
import { type AdminServices, decision } from "../action";
import { cardSection } from "../section";

interface Row {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly is_open: boolean;
  /** Members' addresses in this country. */
  readonly addresses: number;
}

const read = ({ db }: AdminServices) => db<Row[]>`
  select id, name, code, is_open,
    (select count(*)::integer from address where lower(country) in (lower(area.name), lower(area.code))) as addresses
  from area where pid = 0 order by is_open, addresses desc, name`;

const setOpen = (name: string, isOpen: boolean) =>
  decision(
    name,
    isOpen
      ? "stores deliver there"
      : "no store delivers there for now; addresses that members have stay in their books",
    { id: "of the country" },
    async (tx, input) => {
      const changed =
        await tx`update area set is_open = ${isOpen} where id = ${input.whole("id")} and pid = 0 returning 1 as found`;
      if (changed.length === 0) throw notFound();
    },
    isOpen ? {} : { isGrave: true },
  );

/** Opens and closes countries. */
export const areas = cardSection({
  name: "areas",
  title: "Countries",
  lead: "Where stores deliver. An address in a country that is closed can neither be added nor ordered to.",
  read,
  card: ({ id, name, is_open, addresses }, _, press) => ({
    title: name,
    mark: is_open ? "open" : "closed",
    isOpen: false,
    facts: [["Addresses", `${addresses}`]],
    forms: [press(is_open ? "close" : "open", { id })],
  }),
  actions: [setOpen("open", true), setOpen("close", false)],
});
