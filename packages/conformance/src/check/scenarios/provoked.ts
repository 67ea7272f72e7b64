import type { Fields } from "../json.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";

/** A call that must fail with a named error. */
export interface Provoked {
  readonly fields: Fields;
  readonly token: string | undefined;
  /** Cleans up when the call was answered. */
  readonly after?: () => Promise<unknown>;
  /** The problem of the error's details. */
  readonly problem?: (data: unknown) => string | undefined;
}

/** An error by name, and how to provoke it. */
export type Case = readonly [
  operation: string,
  error: string,
  make: (builder: TestDataBuilder) => Promise<Provoked>,
  more?: {
    /** The operator decides: a success isn't a finding. */
    readonly isOptional?: boolean;
    /** What provokes it, where several things do. */
    readonly by?: string;
  },
];

export const asUser = async (
  builder: TestDataBuilder,
  fields: Fields | Promise<Fields>,
): Promise<Provoked> => ({
  fields: await fields,
  token: builder.user(),
});

export const asMerchant = async (
  builder: TestDataBuilder,
  fields: Fields | Promise<Fields>,
): Promise<Provoked> => ({
  fields: await fields,
  token: builder.merchant(),
});

/** A new account with a session, for errors that count tries. */
export async function newAccount(builder: TestDataBuilder) {
  const user = await builder.newUser();
  const token = user.isLogin ? undefined : await builder.signIn(user);
  if (token === undefined || token === builder.context.people.user) {
    throw new NotPossible("needs a new account");
  }
  return { password: user.password, token };
}

/** The same for one case alone, which uses the account up. */
export const ownAccount = (builder: TestDataBuilder) => newAccount({ ...builder, newUser: builder.register });
