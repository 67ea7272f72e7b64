import type { Db } from "../../db/connect";
import { isViolation } from "../../db/errors";
import { BusinessError } from "../../domain/errors";
import { type Handler, reply } from "../../kernel/handler";
import { NO_PASSWORD } from "../../kernel/passwords";
import { insertMember, whileInviteCodesCollide } from "./register";
import { type SignedInMember, signedIn } from "./sign-in";

/** The demonstration's made-up identity provider. */
const DEMO_PLATFORM = "example";
const DEMO_CODE = /^demo:([A-Za-z0-9_-]{3,24})$/;

/**
 * `auth.socialLogin`. No real provider is connected: in development the platform `example` accepts any code `demo:<name>` as
 * that person's consent. Everything else is refused.
 */
export const loginSocial: Handler<"auth.socialLogin"> = async (call) => {
  const { input, services, now } = call;
  const { db, settings, production } = services;
  const isOffered = settings.socialPlatforms.includes(input.platform);
  if (production || !isOffered || input.platform !== DEMO_PLATFORM)
    throw new BusinessError("social_unavailable");
  const name = DEMO_CODE.exec(input.code)?.[1];
  if (name === undefined) throw new BusinessError("code_wrong", { field: "code" });
  const social = `${DEMO_PLATFORM}:${name.toLowerCase()}`;
  const member = (await findSocial(db, social)) ?? (await addSocial(db, social, name, now));
  return reply(await db.begin((tx) => signedIn(tx, member, call)), { msg: "signed_in" });
};

async function findSocial(db: Db, social: string): Promise<SignedInMember | undefined> {
  const [row] = await db<SignedInMember[]>`
    select id, username, nickname, mobile, avatar from member where social = ${social}`;
  return row;
}

/** The first visit opens an account under the person's name, followed by a number if the name is taken. */
async function addSocial(db: Db, social: string, name: string, now: number): Promise<SignedInMember> {
  for (let number = 1; ; number++) {
    const username = number === 1 ? name : `${name}${number}`;
    const account = { username, email: "", mobile: "", passwordHash: NO_PASSWORD, social };
    try {
      return await whileInviteCodesCollide(() => db.begin((tx) => insertMember(tx, account, null, now)));
    } catch (error) {
      const found = isViolation(error, "member_social_key") ? await findSocial(db, social) : undefined;
      if (found) return found;
      if (!(error instanceof BusinessError && error.error === "username_taken")) throw error;
    }
  }
}
