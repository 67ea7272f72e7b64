export { confirmRecharge, rechargeSeen, rejectRecharge, type Sighting } from "./recharge-desk";
export {
  approveWithdrawal,
  broadcastWithdrawal,
  confirmWithdrawal,
  failWithdrawal,
  rejectWithdrawal,
} from "./withdrawal-desk";
