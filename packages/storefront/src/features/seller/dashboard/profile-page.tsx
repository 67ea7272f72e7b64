import { useQuery } from "@tanstack/react-query";
import { type PhotoUpload, usePhotoUpload } from "marketplace-react";
import { Badge, Checkbox, Field, SkeletonList, TextArea } from "marketplace-react/ui";
import type { Data, Input } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useState } from "react";
import { useI18n } from "../../../i18n";
import { INLINE_ERRORS } from "../../../shared/errors";
import { Form, WORDS } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { useReadNow } from "../../../shared/read-now";
import { useServices } from "../../../shared/services";
import { ErrorState } from "../../../shared/ui/error-state";
import { PhotoField } from "../../../shared/ui/photo-field";
import { Picture } from "../../../shared/ui/picture";
import styles from "./dashboard.module.css";
import { DeliveryForm } from "./delivery-form";
import { useShopChanges } from "./use-shop-changes";

type Center = Data<"merchant.dashboard">;

/** A logo is never shown larger than this, in pixels. */
const LOGO_SIDE = 1024;
/** The banner spans a wide window. */
const BANNER_SIDE = 2400;
/** Maximum lengths in the contract. */
const LIMITS = limits["merchant.saveStore"];

/** The store's public profile, to be edited by its owner. */
export function ProfilePage() {
  const { t } = useI18n();
  const { queries } = useServices();
  const dashboard = useQuery({ ...queries.merchant.dashboard(), ...INLINE_ERRORS, staleTime: 0 });
  const { data, error, refetch } = dashboard;
  const now = useReadNow(dashboard);
  const failed = error && <ErrorState error={error} onRetry={() => void refetch()} />;
  if (failed && !data) return failed;
  if (!data) return <SkeletonList heights={[90, 420]} />;
  return (
    <>
      <p>{t("stores.profileLead")}</p>
      {data.review && <Review review={data.review} />}
      <ProfileForm key={data.review?.createtime} center={data} />
      {now ? <DeliveryForm center={now} /> : (failed ?? <SkeletonList heights={[240]} />)}
    </>
  );
}

/** A new name or logo that buyers don't see yet, and why. */
function Review({ review: { status, shopname, logo, note } }: { review: NonNullable<Center["review"]> }) {
  const { t } = useI18n();
  const isRejected = status === "rejected";
  return (
    <section className={styles.card} aria-label={t("merchant.reviewTitle")}>
      <p className={styles.standing}>
        <Badge tone={isRejected ? "danger" : "warning"}>
          {t(isRejected ? "merchant.again" : "merchant.reviewTitle")}
        </Badge>
      </p>
      <div className={styles.product}>
        {logo && <Picture src={logo} alt={t("merchant.logo")} shape="round" className={styles.thumb} />}
        <div className={styles.words}>
          {shopname && (
            <p className={styles.name}>
              <bdi>{shopname}</bdi>
            </p>
          )}
          <p>{t(isRejected ? "stores.refusedText" : "stores.pendingText")}</p>
          {note && (
            <p className={styles.quiet}>
              {t("wallet.reason")} <bdi>{note}</bdi>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function ProfileForm({ center }: { center: Center }) {
  const { t } = useI18n();
  const { shop } = center;
  const { market, queries, queryClient, toasts } = useServices();
  const { changed } = useShopChanges();
  const logo: PhotoUpload = usePhotoUpload({ maxSide: LOGO_SIDE });
  const banner: PhotoUpload = usePhotoUpload({ maxSide: BANNER_SIDE });
  const [isBannerGone, setBannerGone] = useState(false);
  const form = useForm<"shopname" | "description" | "about" | "city" | "contact" | "logo" | "banner_image">({
    initial: { ...profileValues(center), logo: "", banner_image: "" },
    check: ({ shopname }) => ({ shopname: shopname.trim() ? undefined : "merchant.enterShopname" }),
    async send(values, call) {
      const [url] = logo.isPicked() ? await logo.settled() : [""];
      const bannerUrl = banner.isPicked()
        ? (await banner.settled())[0]
        : isBannerGone
          ? ""
          : shop?.banner_image;
      // The field reports a failed upload itself.
      if (url === undefined || (banner.isPicked() && bannerUrl === undefined)) return;
      const input = profileInput(center, values, url, bannerUrl);
      if (input) {
        const saved = await market.merchant.saveStore(input, call);
        queryClient.setQueryData(queries.merchant.dashboard().queryKey, saved);
        changed();
        void queryClient.invalidateQueries({ queryKey: queries.stores.get.key });
      }
      toasts.show(t("account.saved"));
    },
  });
  return (
    <Form form={form} submit={t("account.save")}>
      <div className={styles.product}>
        <Picture src={shop?.logo} alt={t("merchant.logo")} shape="round" className={styles.thumb} />
        <div className={styles.words}>
          <PhotoField
            name="logo"
            label={t("merchant.logo")}
            hint={t("stores.needsReview")}
            error={form.field("logo").error}
            photos={logo}
            onChange={() => form.set("logo", "")}
          />
        </div>
      </div>
      <Field
        {...form.field("shopname")}
        label={t("merchant.shopname")}
        hint={t("stores.needsReview")}
        maxLength={LIMITS.shopname.maxLength}
        autoComplete="organization"
        dir="auto"
      />
      <TextArea
        {...form.field("description")}
        label={t("dashboard.description")}
        maxLength={LIMITS.description.maxLength}
        rows={4}
      />
      <TextArea
        {...form.field("about")}
        label={t("stores.aboutField")}
        hint={t("stores.aboutHint")}
        maxLength={LIMITS.about.maxLength}
        rows={8}
      />
      <PhotoField
        name="banner_image"
        label={t("stores.banner")}
        hint={t("stores.bannerHint")}
        error={form.field("banner_image").error}
        photos={banner}
        onChange={() => {
          form.set("banner_image", "");
          setBannerGone(false);
        }}
      />
      {shop?.banner_image && (
        <>
          <Picture src={shop.banner_image} alt={t("stores.banner")} ratio={3} />
          <Checkbox checked={isBannerGone} onChange={({ target }) => setBannerGone(target.checked)}>
            {t("stores.bannerRemove")}
          </Checkbox>
        </>
      )}
      <Field {...form.field("city")} {...WORDS} label={t("stores.city")} maxLength={LIMITS.city.maxLength} />
      <Field
        {...form.field("contact")}
        {...WORDS}
        label={t("stores.contactField")}
        hint={t("stores.contactHint")}
        maxLength={LIMITS.contact.maxLength}
      />
    </Form>
  );
}

/** Values of the form for a store's profile. */
interface ProfileValues {
  shopname: string;
  description: string;
  about: string;
  city: string;
  contact: string;
}

/** Initial values of the form. A name that is under review is the one that was typed last. */
export function profileValues({ shop, review }: Center): ProfileValues {
  const { shopname = "", description = "", about = "", city = "", contact = "" } = shop ?? {};
  return { shopname: review?.shopname ?? shopname, description, about, city, contact };
}

/**
 * Input with the changed fields only, so that nothing else is reviewed again.
 *
 * @param logo that was uploaded; empty to keep the old one
 * @param banner that was uploaded; empty to remove the old one, undefined to keep it
 */
export function profileInput(
  center: Center,
  values: ProfileValues,
  logo: string,
  banner?: string,
): Input<"merchant.saveStore"> | undefined {
  const before = profileValues(center);
  const input: Input<"merchant.saveStore"> = logo ? { logo } : {};
  if (banner !== undefined && banner !== (center.shop?.banner_image ?? "")) input.banner_image = banner;
  // Sending a rejected name again is a new request.
  const isResubmitted = center.review?.status === "rejected" && center.review.shopname !== undefined;
  for (const name of ["shopname", "description", "about", "city", "contact"] as const) {
    const value = values[name].trim();
    if (value !== before[name] || (name === "shopname" && isResubmitted)) input[name] = value;
  }
  return Object.keys(input).length > 0 ? input : undefined;
}
