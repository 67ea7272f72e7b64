import { randomUUID } from "node:crypto";
import { type Answer, type Context, reasonOf, UNAVAILABLE } from "../ask.js";
import { type Fields, fieldOf, rowsOf } from "../json.js";
import type { CheckOptions } from "../options.js";

/** A call that a server has every reason to accept. */
export interface MutationCall {
  readonly fields: Fields;
  readonly token: string | undefined;
  /** Reverts the call's change to an account that existed before this run. */
  readonly undo?: () => Promise<void>;
}

/** What a call acts on cannot be made here. The message is a reason for the report. */
export class NotPossible extends Error {
  override readonly name = "NotPossible";
}

/** A user whose password the run knows. */
export interface NewUser {
  readonly username: string;
  readonly password: string;
  /** Whether it is the `--login` account, because the server registers nobody without an e-mail code. */
  readonly isLogin: boolean;
}

/** Creates objects in the state that a call needs, with operations of the contract only. */
export interface TestDataBuilder {
  readonly context: Context;
  readonly fundPassword: string | undefined;
  /** A name or number that has not been used before. */
  unused(): string;
  /** Calls an operation. @throws {NotPossible} when it fails */
  data(id: string, fields: Fields, token: string | undefined): Promise<unknown>;
  /** The first row of a list as the user sees it. @throws {NotPossible} when it is empty */
  first(id: string, fields: Fields, token: string | undefined): Promise<Fields>;
  /** Token of the buyer. @throws {NotPossible} without one */
  user(): string;
  /** Token of the merchant. @throws {NotPossible} without one */
  merchant(): string;
  /** A new user, the same for all calls that leave the account as it is: servers count registrations. */
  newUser(): Promise<NewUser>;
  /** A new user for one call alone. */
  register(): Promise<NewUser>;
  /** Who was registered last. @throws {NotPossible} when no user was */
  lastUser(): NewUser;
  /** A new session of a user. */
  signIn(user: Pick<NewUser, "username" | "password">): Promise<string>;
  /** Signs the buyer in again where a call has ended every session of the account. */
  renewSession(): Promise<void>;
  /** Address of an uploaded picture, or for `kyc` its private name. */
  upload(token: string, category?: string): Promise<string>;
}

/** The smallest picture there is: one pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const picture = () => new File([Buffer.from(PIXEL, "base64")], "dot.png", { type: "image/png" });

/** A key for an operation whose effect must happen once. */
export const newKey = (): string => randomUUID();

/** @param secrets gets the passwords and tokens that are made on the way */
export function createTestDataBuilder(
  context: Context,
  { fundPassword, login }: Pick<CheckOptions, "fundPassword" | "login">,
  secrets: Set<string>,
): TestDataBuilder {
  const start = Date.now().toString(36);
  let count = 0;
  const unused = () => `${start}${(count++).toString(36)}`;
  const { people } = context;
  let newUser: Promise<NewUser> | undefined;

  const data: TestDataBuilder["data"] = async (id, fields, token) => {
    if (await context.missing(id)) throw new NotPossible(`needs ${id}, which is not there`);
    const { ask, operation } = context.subject(id);
    const answer = await ask(fields, { token, ...(operation.idempotency === "key" && { key: newKey() }) });
    if (answer?.isAccepted) return answer.data;
    if (answer) noteFailure(context, id, answer);
    throw new NotPossible(`needs ${id}, which failed${answer ? ` (${reasonOf(answer)})` : ""}`);
  };

  const signIn: TestDataBuilder["signIn"] = async ({ username, password }) => {
    const signedIn = await data("auth.login", { account: username, password }, undefined);
    const token = String(fieldOf(fieldOf(signedIn, "userinfo"), "token"));
    secrets.add(token);
    return token;
  };

  let lastUser: NewUser | undefined;
  const register = async (): Promise<NewUser> => {
    lastUser = await newAccount();
    return lastUser;
  };
  const newAccount = async (): Promise<NewUser> => {
    const fields = { username: `c${unused()}`, password: `lantern-${unused()}` };
    try {
      await data("auth.register", fields, undefined);
      return { ...fields, isLogin: false };
    } catch (error) {
      if (!login || !(error instanceof NotPossible)) throw error;
      return { username: login.account, password: login.password, isLogin: true };
    }
  };

  return {
    context,
    fundPassword,
    unused,
    data,
    signIn,
    async first(id, fields, token) {
      const [row] = rowsOf(await data(id, fields, token));
      if (!row) throw new NotPossible(`${id} lists nothing`);
      return row;
    },
    user() {
      if (people.user === undefined) throw new NotPossible("needs a token or a login");
      return people.user;
    },
    merchant() {
      if (people.merchant !== undefined) return people.merchant;
      throw new NotPossible("needs a merchant: --merchant-login or --merchant-token");
    },
    newUser() {
      newUser ??= register();
      return newUser;
    },
    register,
    lastUser() {
      if (!lastUser) throw new NotPossible("no user was registered");
      return lastUser;
    },
    async renewSession() {
      if (!login) return;
      const before = people.user;
      const seen = await context.subject("account.get").ask({}, { token: before });
      if (seen?.code !== 401) return;
      people.user = await signIn({ username: login.account, password: login.password });
      if (people.merchant === before) people.merchant = people.user;
    },
    async upload(token, category) {
      const fields = { file: picture(), ...(category !== undefined && { category }) };
      return String(fieldOf(await data("uploads.image", fields, token), "url"));
    },
  };
}

/** A server failure is a finding, whatever was requested. */
export function noteFailure({ results }: Context, id: string, { code, exchange }: Answer): void {
  if (code < 500 || code >= 600 || code === UNAVAILABLE) return;
  results.fail(id, "robust", { problem: `failed with code ${code}`, exchange });
}
