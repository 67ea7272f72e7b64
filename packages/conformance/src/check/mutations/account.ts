import { type Fields, fieldOf, objectsIn, rowsOf } from "../json.js";
import {
  type MutationCall,
  type NewUser,
  NotPossible,
  picture,
  type TestDataBuilder,
} from "./test-data-builder.js";

/** An address that every server takes. */
export const ADDRESS = {
  name: "Mira Example",
  mobile: "+49 30 5550100",
  country: "Germany",
  province: "Berlin",
  city: "Berlin",
  address: "Example Street 8",
};
/** A fund password that differs from every login password. */
const FUND = "kettle-99";

/** A user of its own, for calls that change the fund password. */
const alone = async (
  builder: TestDataBuilder,
  fields: (password: string) => object,
): Promise<MutationCall> => {
  const user = await builder.register();
  if (user.isLogin)
    throw new NotPossible("needs a new account, and the server asks for a code at registration");
  return { fields: { ...fields(user.password) }, token: await builder.signIn(user) };
};

/** What an account shows of its profile. An omitted `avatar` or `bio` would be cleared. */
async function profileOf(builder: TestDataBuilder, token: string): Promise<Fields> {
  const account = await builder.data("account.get", {}, token);
  const text = (name: string) => String(fieldOf(account, name) ?? "");
  return { nickname: text("nickname"), avatar: text("avatar"), bio: text("bio") };
}

/** Gives the account of `--login` its old password again. */
async function restorePassword(builder: TestDataBuilder, user: NewUser, changed: string): Promise<void> {
  const { username, password } = user;
  try {
    const token = await builder.signIn({ username, password: changed });
    await builder.data("auth.changePassword", { oldpassword: changed, newpassword: password }, token);
  } catch (error) {
    // The old password is still valid.
    if (!(error instanceof NotPossible)) throw error;
  }
  await builder.renewSession();
}

/** Accounts, addresses, messages and uploads. */
export const accountCalls = {
  "auth.register": async (builder: TestDataBuilder) => ({
    fields: { username: `c${builder.unused()}`, password: `lantern-${builder.unused()}` },
    token: undefined,
  }),
  "auth.login": async (builder: TestDataBuilder) => {
    const { username, password } = await builder.newUser();
    return { fields: { account: username, password }, token: undefined };
  },
  "auth.socialLogin": async () => {
    throw new NotPossible("needs a code of another platform");
  },
  "auth.logout": async (builder: TestDataBuilder) => ({
    fields: {},
    token: await builder.signIn(await builder.newUser()),
  }),
  "account.update": async (builder: TestDataBuilder) => {
    const user = await builder.newUser();
    const token = await builder.signIn(user);
    const profile = { username: user.username, nickname: "Mira", avatar: "", bio: "Collects lanterns." };
    return { fields: user.isLogin ? await profileOf(builder, token) : profile, token };
  },
  "auth.changePassword": async (builder: TestDataBuilder) => {
    const user = await builder.register();
    const newpassword = `lantern-${builder.unused()}`;
    const token = await builder.signIn(user);
    const undo = () => restorePassword(builder, user, newpassword);
    return { fields: { oldpassword: user.password, newpassword }, token, ...(user.isLogin && { undo }) };
  },
  "fundPassword.set": (builder: TestDataBuilder) =>
    alone(builder, (password) => ({ newpassword: FUND, password })),
  "fundPassword.change": async (builder: TestDataBuilder) => {
    const { fields, token } = await alone(builder, (password) => ({ newpassword: FUND, password }));
    await builder.data("fundPassword.set", fields, token);
    return { fields: { oldpassword: FUND, newpassword: "kettle-98" }, token };
  },
  "stores.toggleFollow": async (builder: TestDataBuilder) => {
    const { shop_id } = await builder.first("products.list", { limit: 1 }, undefined);
    return { fields: { id: shop_id, follow: 1 }, token: builder.user() };
  },
  "auth.sendEmailCode": async () => {
    throw new NotPossible("would send an e-mail");
  },
  "auth.resetPassword": async () => {
    throw new NotPossible("needs a code from a mailbox");
  },
  "account.changeEmail": async () => {
    throw new NotPossible("needs a code from a mailbox");
  },
  "account.endSession": async (builder: TestDataBuilder) => {
    const newUser = await builder.newUser();
    const [token, other] = [await builder.signIn(newUser), await builder.signIn(newUser)];
    const sessions = objectsIn(await builder.data("account.sessions", {}, other));
    const current = sessions.find(({ is_current }) => is_current === 1);
    if (current?.id === undefined) throw new NotPossible("no session is the present one");
    return { fields: { id: current.id }, token };
  },
  "addresses.save": async (builder: TestDataBuilder) => ({ fields: ADDRESS, token: builder.user() }),
  "addresses.delete": async (builder: TestDataBuilder) => {
    const token = builder.user();
    return { fields: { id: fieldOf(await builder.data("addresses.save", ADDRESS, token), "id") }, token };
  },
  "memberLists.save": async (builder: TestDataBuilder) => {
    const token = builder.user();
    const version = Number(fieldOf(await builder.data("memberLists.get", {}, token), "version"));
    const cart = [{ id: 1, shop_id: 1, num: version + 1, title: "Kettle", price: "12.50" }];
    return { fields: { version, cart, favorites: [{ id: version + 1 }] }, token };
  },
  "uploads.image": async (builder: TestDataBuilder) => ({
    fields: { file: picture() },
    token: builder.user(),
  }),
  "messages.get": async (builder: TestDataBuilder) => {
    const token = builder.user();
    return { fields: { id: (await builder.first("messages.list", { limit: 1 }, token)).id }, token };
  },
  // One of them where one is unread, so that the others show whether it was the only one.
  "messages.markRead": async (builder: TestDataBuilder) => {
    const token = builder.user();
    const messages = rowsOf(await builder.data("messages.list", { limit: 50 }, token));
    const unread = messages.find(({ is_read }) => is_read === 0);
    return { fields: unread ? { ids: [unread.id] } : { all: 1 }, token };
  },
  "merchant.file": async (builder: TestDataBuilder) => {
    const token = builder.user();
    return { fields: { id: await builder.upload(token, "kyc") }, token };
  },
  "merchant.apply": async (builder: TestDataBuilder) => {
    const user = await builder.newUser();
    if (user.isLogin)
      throw new NotPossible("needs a new account, and the server asks for a code at registration");
    const token = await builder.signIn(user);
    const name = builder.unused();
    const fields = {
      logo: await builder.upload(token),
      shopname: `Corner ${name}`,
      name: "Mira Example",
      number: `X${name}`,
      image_front: await builder.upload(token, "kyc"),
      image_back: await builder.upload(token, "kyc"),
      image_hold: await builder.upload(token, "kyc"),
      agree: 1,
      sign: await builder.upload(token, "kyc"),
      sign_date: new Date().toISOString().slice(0, 10),
    };
    return { fields, token };
  },
};
