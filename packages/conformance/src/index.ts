export type { Exchange, Fetch } from "./check/call";
export type { Check, Finding } from "./check/ledger";
export type { ProfileName } from "./check/profiles";
export type { Rule } from "./check/rules";
export { CheckError, type CheckOptions, checkServer, type Login, type Report } from "./check/run";
export { htmlReport } from "./report/html";
export { jsonReport } from "./report/json";
export { junitReport } from "./report/junit";
export { textReport } from "./report/text";
