/**
 * Why a call has no result.
 * - `api`: the server answered with an error in its envelope (`code`, `message` for people, `reason` for programs).
 * - `http`: an HTTP error status without an envelope.
 * - `protocol`: a successful HTTP status, but not what the contract says (`received` names what came instead);
 *   also a request that could not be built, such as input with a cycle.
 * - `network`: no response, or one that broke off.
 * - `timeout`: the call's time is up.
 * - `aborted`: the caller's signal.
 */
export type FailureKind = "api" | "http" | "protocol" | "network" | "timeout" | "aborted";
