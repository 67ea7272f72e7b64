import { fieldOf } from "../json";
import { type Attempt, NotPossible, picture, type Writer } from "./writer";

const address = {
  name: "Mira Example",
  mobile: "+49 30 5550100",
  country: "Germany",
  province: "Berlin",
  city: "Berlin",
  address: "Example Street 8",
};
/** A fund password that is no login password. */
const FUND = "kettle-99";

/** For what changes the passwords of an account. */
const alone = async (writer: Writer, fields: (password: string) => object): Promise<Attempt> => {
  const newcomer = await writer.register();
  return { fields: { ...fields(newcomer.password) }, token: await writer.signIn(newcomer) };
};

/** Accounts, addresses, messages and uploads. */
export const accountAttempts = {
  "auth.register": async (writer: Writer) => ({
    fields: { username: `c${writer.unused()}`, password: `lantern-${writer.unused()}` },
    token: undefined,
  }),
  "auth.login": async (writer: Writer) => {
    const { username, password } = await writer.newcomer();
    return { fields: { account: username, password }, token: undefined };
  },
  "auth.socialLogin": async () => {
    throw new NotPossible("needs a code of another platform");
  },
  "auth.logout": async (writer: Writer) => ({
    fields: {},
    token: await writer.signIn(await writer.newcomer()),
  }),
  "account.update": async (writer: Writer) => {
    const newcomer = await writer.newcomer();
    const fields = { username: newcomer.username, nickname: "Mira", avatar: "", bio: "Collects lanterns." };
    return { fields, token: await writer.signIn(newcomer) };
  },
  "auth.changePassword": (writer: Writer) =>
    alone(writer, (oldpassword) => ({ oldpassword, newpassword: "lantern-78" })),
  "fundPassword.set": (writer: Writer) => alone(writer, (password) => ({ newpassword: FUND, password })),
  "fundPassword.change": async (writer: Writer) => {
    const { fields, token } = await alone(writer, (password) => ({ newpassword: FUND, password }));
    await writer.data("fundPassword.set", fields, token);
    return { fields: { oldpassword: FUND, newpassword: "kettle-98" }, token };
  },
  "stores.toggleFollow": async (writer: Writer) => {
    const { shop_id } = await writer.first("products.list", { limit: 1 }, undefined);
    return { fields: { id: shop_id, follow: 1 }, token: writer.user() };
  },
  "auth.sendEmailCode": async () => {
    throw new NotPossible("would send an e-mail");
  },
  "addresses.save": async (writer: Writer) => ({ fields: address, token: writer.user() }),
  "addresses.delete": async (writer: Writer) => {
    const token = writer.user();
    return { fields: { id: fieldOf(await writer.data("addresses.save", address, token), "id") }, token };
  },
  "uploads.image": async (writer: Writer) => ({ fields: { file: picture() }, token: writer.user() }),
  "messages.get": async (writer: Writer) => {
    const token = writer.user();
    return { fields: { id: (await writer.first("messages.list", { limit: 1 }, token)).id }, token };
  },
  "messages.markRead": async (writer: Writer) => ({ fields: { all: 1 }, token: writer.user() }),
  "merchant.file": async (writer: Writer) => {
    const token = writer.user();
    return { fields: { id: await writer.upload(token, "kyc") }, token };
  },
  "merchant.apply": async (writer: Writer) => {
    const token = await writer.signIn(await writer.newcomer());
    const name = writer.unused();
    const fields = {
      logo: await writer.upload(token),
      shopname: `Corner ${name}`,
      name: "Mira Example",
      number: `X${name}`,
      image_front: await writer.upload(token, "kyc"),
      image_back: await writer.upload(token, "kyc"),
      image_hold: await writer.upload(token, "kyc"),
      agree: 1,
      sign: await writer.upload(token, "kyc"),
      sign_date: new Date().toISOString().slice(0, 10),
    };
    return { fields, token };
  },
};
