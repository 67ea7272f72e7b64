import type { Answer } from "../ask.js";
import { dataOf, jsonOf } from "../call.js";
import { numberOf, truthOf, untrue } from "../consistency/claims.js";
import { type Fields, fieldOf, rowsOf } from "../json.js";
import { ADDRESS, accountCalls } from "../mutations/account.js";
import { NotPossible } from "../mutations/test-data-builder.js";
import { ownAccount } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { scenario, unlike } from "./unlike.js";
import { inconclusive, judged, judgedRefusal, refused, wrong } from "./verdict.js";

/** More wrong tries than any server allows. */
const MANY = 25;

/** The mark of the default address goes from one to the other, and is never lost. */
export const addressBook = scenario("addresses.save", "an address book", async (builder) => {
  const { token } = await ownAccount(builder);
  const save = (fields: Fields) => send(builder, "addresses.save", { ...ADDRESS, ...fields }, token);
  const list = async () => rowsOf(await builder.data("addresses.list", {}, token));
  const [first, second] = [
    await save({ zip: "10115" }),
    await save({ name: "Jonas Example", is_default: 1 }),
  ];
  if (!first?.isAccepted) return refused(first);
  if (!second?.isAccepted) return refused(second);
  const [a, b] = [fieldOf(first.data, "id"), fieldOf(second.data, "id")];
  const isFirst = async (id: unknown) => String((await list())[0]?.id) === String(id);
  if ((await list()).length !== 2) return wrong("two were added, and other ones are there", second);
  if (!(await isFirst(b))) return wrong("the new default address is not the first", second);
  const replaced = await save({ id: a, name: "Ada Example", is_default: 1 });
  const rows = await list();
  const problem =
    rows.length === 2
      ? unlike(
          { name: "Ada Example", is_default: 1 },
          rows.find(({ id }) => String(id) === String(a)),
        )
      : "a replaced address was added";
  if (problem || !(await isFirst(a))) {
    return judged(problem ?? "the new default address is not the first", replaced);
  }
  const others = rowsOf(await builder.data("addresses.list", {}, builder.user()));
  if (others.length > 0 && truthOf(others[0]?.is_default) === false) {
    return wrong("another account has no default address any more", replaced);
  }
  const gone = await send(builder, "addresses.delete", { id: a }, token);
  const left = await list();
  const isRight = left.length === 1 && String(left[0]?.id) === String(b);
  return judged(isRight ? undefined : "another address than the deleted one is gone", gone);
});

/** A country that is on no list is refused, or kept as it was written. */
export const country = scenario("addresses.save", "a country of no list", async (builder) => {
  const { token } = await ownAccount(builder);
  const sent = await send(builder, "addresses.save", { ...ADDRESS, country: "Exampleland" }, token);
  if (!sent?.isAccepted) return refused(sent);
  const [first] = rowsOf(await builder.data("addresses.list", {}, token));
  return judged(unlike({ country: "Exampleland" }, first), sent);
});

/** What a server that is not PHP sends: the contract takes both. */
export const trueDefault = scenario("addresses.save", "a truth value", async (builder) => {
  if (builder.context.profile.dialect) return inconclusive("stock servers know numbers alone");
  const { token } = await ownAccount(builder);
  await builder.data("addresses.save", ADDRESS, token);
  const sent = await send(
    builder,
    "addresses.save",
    { ...ADDRESS, name: "Jonas Example", is_default: true },
    token,
  );
  const [first] = rowsOf(await builder.data("addresses.list", {}, token));
  return judged(
    sent?.isAccepted
      ? unlike({ name: "Jonas Example" }, first) && "`is_default` true makes it no default address"
      : undefined,
    sent,
  );
});

/** “An omitted `avatar` or `bio` is cleared”, and a new name needs the password. */
export const profile = scenario("account.update", "a profile", async (builder) => {
  const { token } = await ownAccount(builder);
  const shown = () => builder.data("account.get", {}, token);
  const first = await send(
    builder,
    "account.update",
    { nickname: "Ada", bio: "Collects lanterns.", avatar: "" },
    token,
  );
  const full = unlike({ nickname: "Ada", bio: "Collects lanterns." }, await shown());
  if (full) return judged(full, first);
  const second = await send(builder, "account.update", { nickname: "Ada" }, token);
  return judged(unlike({ nickname: "Ada", bio: "" }, await shown()), second);
});

/** “What uploads.image returned, or the present value.” A server may keep it at another address. */
export const profilePicture = scenario("account.update", "a profile's picture", async (builder) => {
  const { token } = await ownAccount(builder);
  const shown = async () => fieldOf(await builder.data("account.get", {}, token), "avatar");
  const save = (avatar: Fields) => send(builder, "account.update", { nickname: "Ada", ...avatar }, token);
  const uploaded = await save({ avatar: await builder.upload(token) });
  const present = await shown();
  if (typeof present !== "string") return inconclusive("the server does not show the picture");
  if (!uploaded?.isAccepted || present === "") {
    return wrong("one that was just uploaded is not shown", uploaded);
  }
  const again = await save({ avatar: present });
  if ((await shown()) !== present) {
    return wrong("the present one was sent again and is shown otherwise", again);
  }
  const without = await save({});
  return judged((await shown()) === "" ? undefined : "it was left out and is still shown", without);
});

/** A session belongs to who signed in, and a wrong password opens none. */
export const login = scenario("auth.login", "who signs in", async (builder) => {
  const user = await builder.register();
  if (user.isLogin) throw new NotPossible("needs a new account");
  const { username: account, password } = user;
  const opened = await send(builder, "auth.login", { account, password }, undefined);
  const token = fieldOf(fieldOf(opened?.data, "userinfo"), "token");
  if (!opened?.isAccepted) return refused(opened);
  if (typeof token !== "string") return inconclusive("the login has no token");
  const me = await builder.data("account.get", {}, token);
  const strange = unlike(
    { username: account, money: "0", hold_money: "0", has_fund_password: 0, is_merchant: 0 },
    me,
  );
  if (strange) return wrong(`a new account: ${strange}`, opened);
  for (const [what, fields] of [
    ["a wrong password", { account, password: `${password}x` }],
    ["the password in capitals", { account, password: password.toUpperCase() }],
    ["another account's password", { account: `${account}x`, password }],
    // “As the user typed it, not trimmed”, but stock servers cut blanks off every field.
    ...(builder.context.profile.dialect
      ? []
      : [["the password with a blank behind it", { account, password: `${password} ` }] as const]),
  ] as const) {
    const other = await send(builder, "auth.login", fields, undefined);
    if (other?.isAccepted) return wrong(`${what} opened a session`, other);
  }
  const taken = await send(builder, "auth.register", { username: account, password }, undefined);
  return judgedRefusal(taken?.isAccepted ? "a name was given to two accounts" : undefined, taken);
});

/** What a fund password is asked for. */
export const fundPassword = scenario("fundPassword.set", "a fund password", async (builder) => {
  const { token, password } = await ownAccount(builder);
  const fund = `kettle-${builder.unused()}`;
  const set = await send(builder, "fundPassword.set", { newpassword: fund, password }, token);
  if (!set?.isAccepted) return refused(set);
  const problem = unlike({ has_fund_password: 1 }, await builder.data("account.get", {}, token));
  if (problem) return judged(problem, set);
  // Whether it can pay without money is looked at in each preview.
  const { id, shop_id } = await builder.first("products.list", { limit: 1, in_stock: 1 }, undefined);
  await send(builder, "orders.preview", { items: [{ id, shop_id, num: 1 }] }, token);
  const again = await send(builder, "fundPassword.set", { newpassword: `${fund}x`, password }, token);
  if (again?.isAccepted) return wrong("it was reset without a code", again);
  const mistyped = await send(
    builder,
    "fundPassword.change",
    { oldpassword: `${fund}y`, newpassword: `${fund}z` },
    token,
  );
  const left = Number(fieldOf(mistyped?.data, "left"));
  const change = await send(
    builder,
    "fundPassword.change",
    { oldpassword: fund, newpassword: `${fund}z` },
    token,
  );
  if (change && !change.isAccepted) {
    return wrong(`it cannot be changed with the right one after ${left} tries were left`, change);
  }
  const old = await send(
    builder,
    "fundPassword.change",
    { oldpassword: fund, newpassword: `${fund}w` },
    token,
  );
  return judgedRefusal(old?.isAccepted ? "the old one still works" : undefined, old);
});

/** “After a wrong one `left` says how many tries remain, after the last one it is locked until `until`.” */
export const wrongTries = scenario("fundPassword.change", "wrong tries", async (builder) => {
  const { token, password } = await ownAccount(builder);
  const fund = `kettle-${builder.unused()}`;
  await builder.data("fundPassword.set", { newpassword: fund, password }, token);
  const change = (oldpassword: string) =>
    send(builder, "fundPassword.change", { oldpassword, newpassword: `${fund}z` }, token);
  const numberIn = (answer: Answer | undefined, name: string) =>
    numberOf(fieldOf(answer && dataOf(answer.exchange), name));
  let before: number | undefined;
  for (let i = 0; i < MANY; i++) {
    const answer = await change(`${fund}y`);
    const left = numberIn(answer, "left");
    if (answer?.error === "fund_password_locked") {
      const until = numberIn(answer, "until");
      const now = numberOf(fieldOf(jsonOf(answer.exchange), "time"));
      const right = await change(fund);
      return judgedRefusal(
        untrue([
          [before === undefined ? undefined : before === 1, `it is locked where ${before} tries were left`],
          [until === undefined || now === undefined ? undefined : until > now, "`until` has passed"],
          [right?.isAccepted !== true, "the right one is taken while it is locked"],
        ]),
        answer,
      );
    }
    if (answer?.error !== "fund_password_wrong") return refused(answer);
    const isNext = left === undefined ? undefined : left > 0 && (before === undefined || left === before - 1);
    if (isNext === false) {
      const problem = `${left} tries are left after ${before === undefined ? "the first" : `${before} were`}`;
      return wrong(problem, answer);
    }
    before = left;
  }
  return inconclusive(`it is not locked after ${MANY} tries`);
});

/** Documents of a registration are the applicant's own. */
export const documents: Scenario = {
  operation: "merchant.apply",
  name: "another person's documents",
  rule: "ownership",
  async run(builder) {
    const user = await builder.register();
    if (user.isLogin) throw new NotPossible("needs a new account");
    const { fields, token = "" } = await accountCalls["merchant.apply"]({
      ...builder,
      newUser: async () => user,
    });
    const { token: other } = await ownAccount(builder);
    const image_front = await builder.upload(other, "kyc");
    const answer = await send(builder, "merchant.apply", { ...fields, image_front }, token);
    return judgedRefusal(answer?.isAccepted ? "they were taken" : undefined, answer);
  },
};

/** A registration is kept as it was sent, its number masked. */
export const application = scenario("merchant.apply", "a registration", async (builder) => {
  const user = await builder.register();
  if (user.isLogin) throw new NotPossible("needs a new account");
  const own = { ...builder, newUser: async () => user };
  const { fields, token = "" } = await accountCalls["merchant.apply"](own);
  const made = await send(builder, "merchant.apply", fields, token);
  if (!made?.isAccepted) return refused(made);
  const { number, agree: _, ...rest } = fields;
  const shown = await builder.data("merchant.get", {}, token);
  const masked = String(fieldOf(shown, "number_masked") ?? "");
  const again = await send(builder, "merchant.apply", fields, token);
  return judged(
    unlike({ ...rest, status: "submitted" }, shown) ??
      (masked === String(number) ? "its number is not masked" : undefined) ??
      (JSON.stringify(shown).includes(String(number)) ? "its number is shown" : undefined) ??
      (again?.isAccepted ? "a second registration was taken" : undefined),
    made,
  );
});
