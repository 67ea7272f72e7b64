import type { Handlers } from "../../kernel/handler";
import { changePassword, getAccount, logout, updateAccount } from "./account";
import { deleteAddress, listAddresses, saveAddress } from "./addresses";
import { listAreas } from "./areas";
import { changeEmail } from "./change-email";
import { changeFundPassword, setFundPassword } from "./fund-password";
import { readLists, saveLists } from "./member-lists";
import { register } from "./register";
import { resetPassword } from "./reset-password";
import { sendEmailCode } from "./send-code";
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
  "auth.changePassword": changePassword,
  "auth.sendEmailCode": sendEmailCode,
  "auth.resetPassword": resetPassword,
  "account.get": getAccount,
  "account.update": updateAccount,
  "account.changeEmail": changeEmail,
  "account.sessions": listSessions,
  "account.endSession": endSession,
  "fundPassword.set": setFundPassword,
  "fundPassword.change": changeFundPassword,
  "addresses.list": listAddresses,
  "addresses.save": saveAddress,
  "addresses.delete": deleteAddress,
  "addresses.areas": listAreas,
  "memberLists.get": readLists,
  "memberLists.save": saveLists,
};
