import type { Handlers } from "../http/handler";
import { change, index, logout, profile } from "../modules/people/account";
import { addEdit, del, index as listAddresses } from "../modules/people/addresses";
import { readArea } from "../modules/people/areas";
import { register } from "../modules/people/register";
import { send } from "../modules/people/send-code";
import { login } from "../modules/people/sign-in";
import { loginSocial } from "../modules/people/social";
import { fundChange, fundSet } from "../modules/wallet/fund-password";
import { moneyLog } from "../modules/wallet/user";

/** Sessions, the account, both passwords and shipping addresses. */
export const users: Handlers<"auth" | "account" | "fundPassword" | "addresses"> = {
  "auth.login": login,
  "auth.register": register,
  "auth.socialLogin": loginSocial,
  "auth.logout": logout,
  "auth.changePassword": change,
  "auth.sendEmailCode": send,
  "account.get": index,
  "account.update": profile,
  "account.transactions": moneyLog,
  "fundPassword.set": fundSet,
  "fundPassword.change": fundChange,
  "addresses.list": listAddresses,
  "addresses.save": addEdit,
  "addresses.delete": del,
  "addresses.areas": readArea,
};
