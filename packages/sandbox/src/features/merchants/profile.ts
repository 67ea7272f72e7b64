import type { Data } from "../../contract/operations";
import { recordDecision } from "../../db/audit-log";
import type { Tx } from "../../db/connect";
import { isViolation } from "../../db/errors";
import type { RowOf } from "../../db/tables";
import { isPublishable } from "../../domain/content-filter";
import { BusinessError } from "../../domain/errors";
import { invalidField, notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { notify } from "../messages/notify";
import { refuseSuspended } from "../standing/suspension";
import { ownsFile } from "../uploads/references";
import { dashboard } from "./center";
import { deliveryTerms } from "./delivery-terms";

const SUBJECT = "shop_review";

/** Columns that become public without a review. */
const AT_ONCE = ["description", "about", "banner_image", "city", "contact"] as const;
/** Public texts. They must not have contact details, which go into `contact`. */
const FILTERED = ["shopname", "description", "about", "city"] as const;

interface Identity {
  readonly shopname: string;
  readonly logo: string;
}

interface Shown extends Identity {
  readonly banner_image: string;
}

/** `merchant.saveStore`: a new name or logo waits for an operator's review, everything else becomes public at once. */
export async function saveStore(call: Call<"merchant.saveStore">): Promise<Data<"merchant.saveStore">> {
  const { input, services } = call;
  const refused = FILTERED.find((field) => !isPublishable(input[field] ?? ""));
  if (refused) throw new BusinessError("content_rejected", { field: refused });
  try {
    await services.db.begin((tx) => change(tx, call));
  } catch (error) {
    throw isViolation(error, "shop_review_name")
      ? new BusinessError("shopname_taken", { field: "shopname" })
      : error;
  }
  return dashboard(call);
}

async function change(tx: Tx, { input, viewer, now }: Call<"merchant.saveStore">): Promise<void> {
  const [shop] = await tx<Shown[]>`
    select shopname, logo, banner_image from shop where id = ${viewer.shopId} and owner_id = ${viewer.id} for no key update`;
  if (!shop) throw notFound();
  await refuseSuspended(tx, viewer.shopId);
  const banner = input.banner_image?.trim() || shop.banner_image;
  if (banner !== shop.banner_image && !(await ownsFile(tx, viewer.id, banner, "public")))
    throw new BusinessError("file_not_found", { field: "banner_image" });
  for (const field of AT_ONCE) {
    const value = input[field]?.trim();
    if (value !== undefined) await tx`update shop set ${tx(field)} = ${value} where id = ${viewer.shopId}`;
  }
  const terms = await deliveryTerms(tx, input);
  if (Object.keys(terms).length > 0) await tx`update shop set ${tx(terms)} where id = ${viewer.shopId}`;
  const { logo } = input;
  const shopname = input.shopname?.trim();
  if (shopname === undefined && logo === undefined) return;
  if (shopname === "") throw invalidField("shopname");
  await requestReview(tx, shop, { shopname, logo }, viewer, now);
}

async function requestReview(
  tx: Tx,
  shop: Identity,
  sent: { readonly shopname: string | undefined; readonly logo: string | undefined },
  { id, shopId }: Call<"merchant.saveStore">["viewer"],
  now: number,
): Promise<void> {
  const [before] = await tx<RowOf<"shop_review", "status" | "shopname" | "logo">[]>`
    select status, shopname, logo from shop_review where shop_id = ${shopId} for update`;
  const pending = before?.status === "pending" ? before : undefined;
  /** Fields that are left out stay pending. Values that are already public need no review. */
  const wish = (field: keyof Identity): string | null => {
    const value = sent[field] ?? pending?.[field] ?? null;
    return value === shop[field] ? null : value;
  };
  const [shopname, logo] = [wish("shopname"), wish("logo")];
  if (logo !== null && logo !== pending?.logo && !(await ownsFile(tx, id, logo, "public")))
    throw new BusinessError("file_not_found", { field: "logo" });
  if (shopname === null && logo === null) {
    await tx`delete from shop_review where shop_id = ${shopId}`;
    return;
  }
  if (pending && pending.shopname === shopname && pending.logo === logo) return;
  if (shopname !== null) await refuseName(tx, shopname, shopId);
  await tx`
    insert into shop_review (shop_id, shopname, logo, createtime) values (${shopId}, ${shopname}, ${logo}, ${now})
    on conflict (shop_id) do update set shopname = excluded.shopname, logo = excluded.logo, status = 'pending', note = '',
      createtime = excluded.createtime`;
}

/** Names of shops and of open applications are taken. A shop may change the letter case of its own name. */
async function refuseName(tx: Tx, shopname: string, shopId: number): Promise<void> {
  const [taken] = await tx`
    select 1 as found from shop where lower(shopname) = lower(${shopname}) and id <> ${shopId}
    union all
    select 1 from merchant_application where lower(shopname) = lower(${shopname}) and shop_id is distinct from ${shopId}
    limit 1`;
  if (taken) throw new BusinessError("shopname_taken", { field: "shopname" });
}

interface Review {
  readonly shopname: string | null;
  readonly logo: string | null;
  readonly owner_id: number;
  /** The name by which buyers know the shop. */
  readonly known: string;
}

async function lockReview(tx: Tx, shopId: number): Promise<Review> {
  const [row] = await tx<Review[]>`
    select r.shopname, r.logo, s.owner_id, s.shopname as known from shop_review r join shop s on s.id = r.shop_id
    where r.shop_id = ${shopId}::bigint and r.status = 'pending' for update of r, s`;
  if (!row) throw notFound();
  return row;
}

/** An operator approves the new name and logo of a shop. @throws {BusinessError} `shopname_taken` */
export async function approveStoreReview(tx: Tx, shopId: number, now: number): Promise<void> {
  const { shopname, logo, owner_id, known } = await lockReview(tx, shopId);
  await tx`
    update shop set shopname = coalesce(${shopname}, shopname), logo = coalesce(${logo}, logo) where id = ${shopId}`.catch(
    (error: unknown) => {
      throw isViolation(error, "shop_name")
        ? new BusinessError("shopname_taken", { field: "shopname" })
        : error;
    },
  );
  await tx`delete from shop_review where shop_id = ${shopId}`;
  await recordDecision(tx, { subject: SUBJECT, id: shopId, event: "approve", reason: shopname ?? "" }, now);
  await notify(tx, now, {
    memberId: owner_id,
    type: "merchant",
    template: "store_review_approved",
    params: { shopname: shopname ?? known },
    ref: { type: "shop", id: String(shopId) },
  });
}

/** An operator rejects the new name and logo; buyers still see the old ones. @param note why, for the store */
export async function rejectStoreReview(tx: Tx, shopId: number, note: string, now: number): Promise<void> {
  const { owner_id, known } = await lockReview(tx, shopId);
  await tx`update shop_review set status = 'rejected', note = ${note} where shop_id = ${shopId}`;
  await recordDecision(tx, { subject: SUBJECT, id: shopId, event: "reject", reason: note }, now);
  await notify(tx, now, {
    memberId: owner_id,
    type: "merchant",
    template: "store_review_rejected",
    params: { shopname: known, note },
    ref: { type: "shop", id: String(shopId) },
  });
}
