import type { Data } from "../../contract/operations";
import type { Db } from "../../db/connect";
import type { Language } from "../../i18n/languages";
import type { Call } from "../../kernel/handler";
import { allCategories, categoryDto } from "../catalog/categories";
import { isOnSale, type ProductRow, productColumns, productDto } from "../catalog/product-dto";
import { type ShopRow, shopColumns, shopDto } from "../catalog/shop-dto";
import { footerRows } from "./articles";
import { SITE_CURRENCY_DTO } from "./config";
import { type Logo, siteLogos, siteText } from "./site-text";

/** Products on each list of the home page, and stores. */
const PRODUCTS = 10;
const SHOPS = 8;

type Flag = "daily" | "recommend" | "hot" | "month";

/** Everything the first screen shows. The statements run in parallel. */
export async function home({
  services: { db, settings },
  viewer,
  language,
}: Call<"site.home">): Promise<Data<"site.home">> {
  const [text, logos, footer, banners, categories, lists, shops] = await Promise.all([
    siteText(db, language),
    siteLogos(db),
    footerRows(db, language),
    bannerRows(db, language),
    allCategories(db, language),
    flagged(db, viewer?.id),
    db<ShopRow[]>`
      select ${shopColumns(db, viewer?.id)} from shop s join shop_figures f on f.shop_id = s.id
      where s.status = 'open' order by f.trade_amount desc, s.id limit ${SHOPS}`,
  ]);
  const list = (flag: Flag) => lists.filter((row) => row.list === flag).map(productDto);
  return {
    ...(text.webName !== "" && { web_name: text.webName }),
    service_url: settings.serviceUrl,
    footer_news: footer.map(({ id, pid, name, weigh }) => ({ id, pid, name, weigh })),
    currency: SITE_CURRENCY_DTO,
    banners: banners.map(({ id, image, title, url }) => ({ id, image, title, url })),
    categories: categories.map(categoryDto),
    daily: list("daily"),
    recommend: list("recommend"),
    hot: list("hot"),
    month: list("month"),
    shops: shops.map(shopDto),
    pay_logos: logos.payLogos.map(logoDto),
    partner_logos: logos.partnerLogos.map(logoDto),
    footer_text: text.footerText,
  };
}

const logoDto = ({ image, alt, verifiedBy }: Logo) => ({ image, alt, verified_by: verifiedBy });

const bannerRows = (db: Db, language: Language) => db<
  { id: number; image: string; title: string; url: string }[]
>`
  select id, image, coalesce(titles ->> ${language}, titles ->> 'en', '') as title, url from banner order by id`;

/** The four lists in one statement: best sellers by items sold, the others mixed. */
const flagged = (db: Db, viewerId: number | undefined) => db<(ProductRow & { list: Flag })[]>`
  select f.list, row.* from unnest(array['daily', 'recommend', 'hot', 'month']) f (list)
  cross join lateral (
    select ${productColumns(db, viewerId)} from product p join shop s on s.id = p.shop_id
    where ${isOnSale(db)} and f.list = any (p.flags)
    order by case when f.list in ('hot', 'month') then -p.sales else p.mix end, p.id desc limit ${PRODUCTS}
  ) row`;
