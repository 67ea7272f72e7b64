import { randomInt } from "node:crypto";
import type { Input } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { isViolation } from "../../db/errors";
import type { RowOf } from "../../db/tables";
import { BusinessError } from "../../domain/errors";
import { type Handler, reply } from "../../kernel/handler";
import { hashPassword } from "../../kernel/passwords";
import { notify } from "../messages/notify";
import { consumeEmailCode, tryEmailCode } from "./email-code";
import { checkNewPassword } from "./new-password";
import { type SignedInMember, signedIn } from "./sign-in";
import { refuseTaken, usernameOf } from "./username";

/** Without characters that look alike. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const INVITE_LENGTH = 8;
const ATTEMPTS = 3;

/**
 * `auth.register`: opens an account and signs in. The e-mail address is optional, but requires a code that proves that it is the
 * caller's own.
 */
export const register: Handler<"auth.register"> = async (call) => {
  const { input, services, now } = call;
  const { db, passwordCost } = services;
  const { email = "", code = "" } = input;
  const username = usernameOf(input.username);
  checkNewPassword(input.password, "password", [username, email]);
  const typed = { email, event: "register", code, field: "code" } as const;
  const tried = email === "" ? undefined : await tryEmailCode(call, typed);
  const passwordHash = await hashPassword(input.password, passwordCost);
  const account = { username, email, mobile: input.mobile ?? "", passwordHash };
  const data = await whileInviteCodesCollide(() =>
    db.begin(async (tx) => {
      if (tried) await consumeEmailCode(tx, tried);
      const invitedBy = await inviterOf(tx, input);
      const member = await insertMember(tx, account, invitedBy, now);
      return signedIn(tx, member, call);
    }),
  );
  return reply(data, { msg: "registered" });
};

/** Data of a new member. `social` is `platform:name` for accounts of other services. */
export interface NewMember {
  readonly username: string;
  readonly email: string;
  readonly mobile: string;
  /** `!` matches no password. */
  readonly passwordHash: string;
  readonly social?: string;
}

/** Writes a member and the welcome message. @throws {BusinessError} `username_taken`, `email_taken` (through {@link refuseTaken}) */
export async function insertMember(
  tx: Tx,
  { username, email, mobile, passwordHash, social }: NewMember,
  invitedBy: number | null,
  now: number,
): Promise<SignedInMember> {
  const [row] = await tx<RowOf<"member", "id">[]>`
    insert into member (username, nickname, email, mobile, password_hash, social, invite_code, invited_by, createtime)
    values (${username}, ${username}, ${email}, ${mobile}, ${passwordHash}, ${social ?? null}, ${inviteCode()}, ${invitedBy}, ${now})
    returning id`.catch(refuseTaken);
  const id = row?.id ?? 0;
  await notify(tx, now, { memberId: id, type: "system", template: "welcome", params: { name: username } });
  return { id, username, nickname: username, mobile, avatar: "" };
}

const inviteCode = () =>
  Array.from({ length: INVITE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

async function inviterOf(tx: Tx, { invite_code = "" }: Input<"auth.register">): Promise<number | null> {
  if (invite_code === "") return null;
  const [row] = await tx<
    RowOf<"member", "id">[]
  >`select id from member where invite_code = ${invite_code.toUpperCase()}`;
  if (!row) throw new BusinessError("invite_code_invalid", { field: "invite_code" });
  return row.id;
}

/** Retries in the rare case of a collision. */
export async function whileInviteCodesCollide<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isViolation(error, "member_invite_code_key")) throw error;
    }
  }
}
