/** English texts of the account's own page. */
export const mine = {
  welcome: "Good to have you here",
  guestLead: "Log in to see your balance, your addresses and the stores you follow.",
  noName: "My account",
  logIn: "Log in",
  register: "Register",
  balance: "Balance",
  onHold: "{{money}} on hold for withdrawals",
  balanceFailed: "Your balance did not arrive.",
  shortcuts: "Shortcuts",
  account: "Account",
  more: "More",
  logOut: "Log out",
  loggedOut: "You are logged out",
} as const;
