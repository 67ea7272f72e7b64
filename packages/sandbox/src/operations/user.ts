import type { Handlers } from "../http/handler";
import { change, index, logout, profile } from "../modules/people/account";
import { followers, followersList } from "../modules/people/follows";
import { register } from "../modules/people/register";
import { login } from "../modules/people/sign-in";
import { loginSocial } from "../modules/people/social";
import { fundChange, fundSet } from "../modules/wallet/fund-password";
import { moneyLog, rechargeList } from "../modules/wallet/user";

/** Accounts, sessions, followed stores, and what the wallet shows under `user`. */
export const user: Handlers<"user"> = {
  login,
  loginSocial,
  register,
  profile,
  index,
  logout,
  change,
  followers,
  followersList,
  rechargeList,
  fundSet,
  fundChange,
  moneyLog,
};
