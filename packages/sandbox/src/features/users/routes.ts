import type { Handlers } from "../../kernel/handler";
import { change, index, logout, profile } from "./account";
import { addEdit, del, index as listAddresses } from "./addresses";
import { readArea } from "./areas";
import { changeEmail } from "./change-email";
import { fundChange, fundSet } from "./fund-password";
import { readLists, saveLists } from "./member-lists";
import { register } from "./register";
import { resetPassword } from "./reset-password";
import { send } from "./send-code";
import { endSession, listSessions } from "./sessions";
import { login } from "./sign-in";
import { loginSocial } from "./social";

/** Sessions, the account, both passwords, shipping addresses, and the lists that a member's devices share. */
export const users: Omit<
  Handlers<"auth" | "account" | "fundPassword" | "addresses" | "memberLists">,
  "account.transactions"
> = {
  "auth.login": login,
  "auth.register": register,
  "auth.socialLogin": loginSocial,
  "auth.logout": logout,
  "auth.changePassword": change,
  "auth.sendEmailCode": send,
  "auth.resetPassword": resetPassword,
  "account.get": index,
  "account.update": profile,
  "account.changeEmail": changeEmail,
  "account.sessions": listSessions,
  "account.endSession": endSession,
  "fundPassword.set": fundSet,
  "fundPassword.change": fundChange,
  "addresses.list": listAddresses,
  "addresses.save": addEdit,
  "addresses.delete": del,
  "addresses.areas": readArea,
  "memberLists.get": readLists,
  "memberLists.save": saveLists,
};
