import { randomUUID } from "node:crypto";
import { jsonOf } from "../call";
import type { Answer, Context } from "../context";
import { type Fields, fieldOf, rowsOf } from "../json";

/** A call that a server has every reason to accept. */
export interface Attempt {
  readonly fields: Fields;
  readonly token: string | undefined;
}

/** What a call acts on cannot be made here. The message is a reason for the report. */
export class NotPossible extends Error {
  override readonly name = "NotPossible";
}

/** Somebody who registered for this run. */
export interface Newcomer {
  readonly username: string;
  readonly password: string;
}

/** Brings things into the state that a call needs, through the operations of the contract alone. */
export interface Writer {
  readonly context: Context;
  readonly fundPassword: string | undefined;
  /** A name or number that nothing had before. */
  unused(): string;
  /** Calls an operation. @throws {NotPossible} when it is refused */
  data(id: string, fields: Fields, token: string | undefined): Promise<unknown>;
  /** The first row of a list as the user sees it. @throws {NotPossible} when there is none */
  first(id: string, fields: Fields, token: string | undefined): Promise<Fields>;
  /** Token of the buyer. @throws {NotPossible} when nobody is signed in */
  user(): string;
  /** Token of the merchant. @throws {NotPossible} when nobody with a shop is signed in */
  merchant(): string;
  /** Somebody new, the same for all who change nothing about the account: servers count registrations. */
  newcomer(): Promise<Newcomer>;
  /** Somebody new for one call alone. */
  register(): Promise<Newcomer>;
  /** A new session of a newcomer. */
  signIn(newcomer: Newcomer): Promise<string>;
  /** Address of an uploaded picture, or for `kyc` its private name. */
  upload(token: string, category?: string): Promise<string>;
}

/** The smallest picture there is: one pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const picture = () => new File([Buffer.from(PIXEL, "base64")], "dot.png", { type: "image/png" });

/** A key for an operation whose effect must happen once. */
export const newKey = (): string => randomUUID();

export function createWriter(context: Context, fundPassword: string | undefined): Writer {
  const start = Date.now().toString(36);
  let count = 0;
  const unused = () => `${start}${(count++).toString(36)}`;
  const { people } = context;
  let newcomer: Promise<Newcomer> | undefined;

  const data: Writer["data"] = async (id, fields, token) => {
    const { ask, operation } = context.subject(id);
    const answer = await ask(fields, { token, ...(operation.idempotency === "key" && { key: newKey() }) });
    if (answer?.isAccepted) return answer.data;
    throw new NotPossible(`needs ${id}, which was refused${answer ? ` (${reasonOf(answer)})` : ""}`);
  };

  const signIn = async ({ username, password }: Newcomer) => {
    const token = fieldOf(
      fieldOf(await data("auth.login", { account: username, password }, undefined), "userinfo"),
      "token",
    );
    return String(token);
  };

  const register = async () => {
    const fields = { username: `c${unused()}`, password: `lantern-${unused()}` };
    await data("auth.register", fields, undefined);
    return fields;
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
    newcomer() {
      newcomer ??= register();
      return newcomer;
    },
    register,
    async upload(token, category) {
      const fields = { file: picture(), ...(category !== undefined && { category }) };
      return String(fieldOf(await data("uploads.image", fields, token), "url"));
    },
  };
}

/** Why a call was refused: its name, else its sentence. */
export const reasonOf = ({ error, code, exchange }: Answer): string =>
  error ?? (String(fieldOf(jsonOf(exchange), "msg")) || `code ${code}`);
