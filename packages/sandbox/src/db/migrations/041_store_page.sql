-- What a store's page shows: a picture across its top, a longer text, and whether an operator has checked who owns it.
alter table shop
  add banner_image text not null default '',
  add about text not null default '',
  add verified boolean not null default false;
update shop s set verified = true from merchant_application a where a.shop_id = s.id and a.status = 'approved';

-- Stars of all published reviews, for their average.
alter table product add star_sum integer not null default 0;
alter table shop_figures add star_sum integer not null default 0;
update product p set star_sum = c.stars
from (select pro_id, sum(star)::integer as stars from comment where status = 'published' group by 1) c where c.pro_id = p.id;
update shop_figures f set star_sum = c.stars
from (select shop_id, sum(star)::integer as stars from comment where status = 'published' group by 1) c where c.shop_id = f.shop_id;

-- When a store replied; null without a reply, and for replies of before. Half of a store's answers came within so many hours; null
-- where too few are known.
alter table comment add replytime bigint;
create index comment_replied on comment (replytime) where replytime is not null;
alter table shop_figures add answers_within_hours integer check (answers_within_hours > 0);

-- Counts a store's products on sale by category, too, without reading the rows.
drop index product_on_sale;
create index product_on_sale on product (shop_id, category_id) where status = 'on';
