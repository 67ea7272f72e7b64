import type { Catalog, LogoRow } from "marketplace-sandbox-data/types";
import type { Tx } from "../../db/connect";
import { keepContractText, offerContract } from "../../features/merchants/contract-text";

/** Articles, banners, areas and the words of the site. */
export async function insertSite(tx: Tx, catalog: Catalog): Promise<void> {
  const { areas, articleGroups, articles, banners, site, payLogos, partnerLogos, contractSign } = catalog;
  await tx`insert into area (id, pid, level, name, code, is_open)
    select id, pid, level, name, code, open from jsonb_to_recordset(${tx.json(areas.map((row) => ({ ...row })))})
      as r(id bigint, pid bigint, level integer, name text, code text, open boolean)`;
  await tx`insert into article_group (id, names, weigh)
    select id, names, weigh from jsonb_to_recordset(${tx.json(articleGroups.map((row) => ({ ...row, names: { ...row.names } })))})
      as r(id bigint, names jsonb, weigh integer)`;
  const texts = articles.map((row) => ({ ...row, texts: JSON.parse(JSON.stringify(row.texts)) }));
  await tx`insert into article (id, group_id, texts, weigh, createtime, updatetime)
    select id, "groupId", texts, weigh, createtime, updatetime from jsonb_to_recordset(${tx.json(texts)})
      as r(id bigint, "groupId" bigint, texts jsonb, weigh integer, createtime bigint, updatetime bigint)`;
  await tx`insert into banner (id, image, titles, url)
    select id, image, titles, url from jsonb_to_recordset(${tx.json(banners.map((row) => ({ ...row, titles: { ...row.titles } })))})
      as r(id bigint, image text, titles jsonb, url text)`;
  const words = Object.entries(site).map(([language, { contracts: _, ...text }]) => [language, text]);
  const logos = (rows: readonly LogoRow[]) => rows.map((row) => ({ ...row }));
  const value = {
    texts: Object.fromEntries(words),
    payLogos: logos(payLogos),
    partnerLogos: logos(partnerLogos),
  };
  await tx`insert into setting (key, value) values ('site', ${tx.json(value)})`;
  for (const [language, { contracts }] of Object.entries(site)) {
    for (const { version, html, partyA } of contracts) {
      await keepContractText(tx, { version, language, html, party_a: partyA, sign: contractSign });
    }
  }
  await offerContract(tx, site.en.contracts.at(-1)?.version ?? "");
}
