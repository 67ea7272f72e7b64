import type { Db } from "../../src/db/connect";

/** See settle.mjs: this file only lets a test in TypeScript import it. */
export const FUND_PASSWORD: string;
export function bundleDriver(folder: string): Promise<string>;
export function settle(
  program: object,
  pools: { readonly member: Db; readonly money: Db },
  payment: { readonly token: string; readonly payNo: string; readonly total: string },
  now?: number,
): Promise<unknown>;
