import type { Data } from "../../contract/operations";
import type { Queryable, Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { BusinessError } from "../../domain/errors";
import type { Language } from "../../i18n/languages";
import { notFound } from "../../kernel/errors";
import { type Handler, reply } from "../../kernel/handler";
import { countryName, findCountry } from "./countries";
import { lockMember } from "./lock-member";

interface AddressRow {
  readonly id: number;
  readonly name: string;
  readonly mobile: string;
  readonly country: string;
  readonly country_code: string;
  readonly province: string;
  readonly city: string;
  readonly address: string;
  readonly zip: string;
  readonly is_default: boolean;
  readonly createtime: number;
}

/** The country is stored by its name in the list of areas and shown in the reader's language. */
const addressDto = (row: AddressRow, language: Language): Data<"addresses.save"> => ({
  id: row.id,
  name: row.name,
  mobile: row.mobile,
  country: countryName(row.country_code, language) ?? row.country,
  province: row.province,
  city: row.city,
  address: row.address,
  zip: row.zip,
  is_default: row.is_default ? 1 : 0,
  createtime: row.createtime,
});

const readAddresses = (db: Queryable, memberId: number, id?: number) => db<AddressRow[]>`
  select a.id, a.name, mobile, country, coalesce(area.code, '') as country_code, province, city, address, zip, is_default, createtime
  from address a left join area on area.pid = 0 and area.name = a.country
  where member_id = ${memberId} ${id === undefined ? db`` : db`and a.id = ${id}`}
  order by is_default desc, a.id desc`;

/** `addresses.list`: own addresses, the default one first, then the newest. */
export const listAddresses: Handler<"addresses.list"> = async ({ viewer, language, services: { db } }) =>
  (await readAddresses(db, viewer.id)).map((row) => addressDto(row, language));

/** `addresses.save`. The first address is the default one. Another can become the default, but there is always one. */
export const saveAddress: Handler<"addresses.save"> = async ({
  input,
  viewer,
  language,
  services: { db, settings },
  now,
}) => {
  const country = await findCountry(db, input.country);
  if (country && !country.is_open) throw new BusinessError("area_not_open", { field: "country" });
  const { name, mobile, address, province = "", city = "", zip = "", is_default } = input;
  const fields = { name, mobile, country: country?.name ?? input.country, province, city, address, zip };
  const row = await db.begin(async (tx) => {
    await lockMember(tx, viewer.id);
    if (input.id === undefined) await checkRoom(tx, viewer.id, settings.maxAddresses);
    const [saved] =
      input.id === undefined
        ? await tx<RowOf<"address", "id">[]>`
            insert into address ${tx({ ...fields, member_id: viewer.id, createtime: now })} returning id`
        : await tx<RowOf<"address", "id">[]>`update address set ${tx(fields)}
            where id = ${input.id}::bigint and member_id = ${viewer.id} returning id`;
    if (!saved) throw notFound();
    if (is_default === 1 || is_default === true) await makeDefault(tx, viewer.id, saved.id);
    else await ensureDefault(tx, viewer.id);
    return (await readAddresses(tx, viewer.id, saved.id))[0];
  });
  if (!row) throw notFound();
  return reply(addressDto(row, language), { msg: "saved" });
};

/** `addresses.delete`. If it was the default address, the newest one takes its place. */
export const deleteAddress: Handler<"addresses.delete"> = async ({ input, viewer, services: { db } }) => {
  await db.begin(async (tx) => {
    await lockMember(tx, viewer.id);
    const [gone] = await tx`delete from address
      where id = ${input.id}::bigint and member_id = ${viewer.id} returning id`;
    if (!gone) throw notFound();
    await ensureDefault(tx, viewer.id);
  });
  return reply(null, { msg: "deleted" });
};

/** Limits the list of addresses, which is sent without pages. */
async function checkRoom(tx: Tx, memberId: number, max: number): Promise<void> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::integer as count from address where member_id = ${memberId}`;
  if ((row?.count ?? 0) >= max) throw new BusinessError("too_many_addresses", { max });
}

async function makeDefault(tx: Tx, memberId: number, id: number): Promise<void> {
  await tx`update address set is_default = false where member_id = ${memberId} and is_default and id <> ${id}`;
  await tx`update address set is_default = true where id = ${id} and not is_default`;
}

const ensureDefault = (tx: Tx, memberId: number) => tx`
  update address set is_default = true
  where id = (select max(id) from address where member_id = ${memberId})
    and not exists (select 1 from address where member_id = ${memberId} and is_default)`;
