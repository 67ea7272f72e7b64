import type { Data, Input } from "marketplace-sdk";

type Center = Data<"merchant.dashboard">;

/** Values of the form for a store's profile. */
export interface ProfileValues {
  shopname: string;
  description: string;
  about: string;
  city: string;
  contact: string;
}

/** Initial values of the form. A name that is under review is the one that was typed last. */
export function profileValues({ shop, review }: Center): ProfileValues {
  const { shopname, description = "", about = "", city = "", contact = "" } = shop;
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
  if (banner !== undefined && banner !== (center.shop.banner_image ?? "")) input.banner_image = banner;
  // Sending a rejected name again is a new request.
  const isResubmitted = center.review?.status === "rejected" && center.review.shopname !== undefined;
  for (const name of ["shopname", "description", "about", "city", "contact"] as const) {
    const value = values[name].trim();
    if (value !== before[name] || (name === "shopname" && isResubmitted)) input[name] = value;
  }
  return Object.keys(input).length > 0 ? input : undefined;
}
