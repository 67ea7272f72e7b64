import type { Data, Input, Marketplace } from "marketplace-sdk";

type Registration = Extract<Input<"merchant.apply">, { shopname: string }>;

export interface Application extends Pick<Registration, "shopname" | "name" | "number" | "sign_date"> {
  logo: File;
  /** Photos of the document's front and back, and of its holder with it. */
  front: File;
  back: File;
  holder: File;
  /** The signature under the contract, as a picture. */
  signature: File;
}

/** Uploads the documents privately, signs the present contract and applies. The review takes 2 to 48 hours. */
export async function applyAsMerchant(
  market: Marketplace,
  form: Application,
): Promise<Data<"merchant.apply">> {
  const { contract_version } = await market.merchant.contract();
  const upload = async (file: File, category?: "kyc") =>
    (await market.uploads.image({ file, ...(category && { category }) })).url;
  const { shopname, name, number, sign_date } = form;
  return market.merchant.apply({
    shopname,
    name,
    number,
    logo: await upload(form.logo),
    image_front: await upload(form.front, "kyc"),
    image_back: await upload(form.back, "kyc"),
    image_hold: await upload(form.holder, "kyc"),
    agree: 1,
    contract_version,
    sign: await upload(form.signature, "kyc"),
    sign_date,
  });
}

/** State of the application; undefined before there is one. */
export async function applicationStatus(market: Marketplace): Promise<string | undefined> {
  return (await market.merchant.get())?.status;
}
