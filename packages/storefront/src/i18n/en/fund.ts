/** English texts of the fund password. */
export const fund = {
  unset: "You have no fund password yet. It confirms payments from your balance and withdrawals.",
  set: "Set a fund password",
  lockedUntil: "Locked after too many wrong tries. It works again from {{time}}, or after a reset.",
  forgotten: "Forgotten it?",
  setLead:
    "It confirms payments from your balance and withdrawals. Choose one that differs from your login password.",
  change: "Change fund password",
  reset: "Reset fund password",
  resetLead: "You need your login password and a code that we send to {{email}}.",
  resetLock: "For your safety no withdrawal is possible for 24 hours after a reset.",
  noEmail: "Your account has no email address, so customer service must help with a reset.",
  present: "Present fund password",
  new: "New fund password",
  repeat: "Repeat fund password",
  know: "I know it after all",
  saved: "Your fund password is saved",
  already:
    "Your fund password is already saved, as you typed it in an earlier try. To have another one, change it here, or reset it if you don’t know it.",
  loginFirst: "Log in to set the password that confirms your payments.",
} as const;
