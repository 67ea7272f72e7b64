// Generated from the contract by scripts/generate.mjs. Do not edit.
/** Operations that take no input: the arguments of their methods are the options alone. */
export const withoutInput: ReadonlySet<string> = new Set(["account.get","account.sessions","addresses.list","auth.logout","loans.terms","memberLists.get","merchant.contract","merchant.dashboard","merchant.get","merchant.getByPost","recharges.methods","site.config","site.home","withdrawals.methods"]);
