import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { invalidField } from "../features/errors";
import { BASE } from "./parts";

/** An operator who hasn't given a name. */
export const NOBODY_SAID = "operator";
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u;

/** @throws {HttpError} 422 for an invalid name */
export function readOperator(name: string): string {
  if (!NAME.test(name)) throw invalidField("operator");
  return name;
}

/**
 * Who uses the admin console: programs say it in the header `X-Operator`, browsers once on the page of approvals. It is a name
 * for the record, not proof: anyone with the console's token can enter any.
 */
export function operatorIn(c: Context): string {
  const said = c.req.header("x-operator") ?? getCookie(c, cookieOf(c));
  return said === undefined ? NOBODY_SAID : readOperator(said);
}

/** From now on this browser belongs to that operator. */
export const rememberOperator = (c: Context, name: string): void =>
  setCookie(c, cookieOf(c), name, { path: BASE, httpOnly: true, sameSite: "Strict" });

/** Cookies belong to a host whatever its port. */
const cookieOf = (c: Context): string =>
  `sandbox-operator-${new URL(`http://${c.req.header("host") ?? "localhost"}`).port || "80"}`;
