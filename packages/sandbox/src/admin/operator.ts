import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { invalidField } from "../kernel/errors";
import { BASE } from "./parts";

/** Name of an operator who hasn't given one. */
const UNNAMED = "operator";
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u;

/** @throws {HttpError} 422 for an invalid name */
export function readOperator(name: string): string {
  if (!NAME.test(name)) throw invalidField("operator");
  return name;
}

/**
 * The operator's name: programs send it in the header `X-Operator`, browsers enter it once on the page of approvals. It is only for
 * the record and proves nothing: anyone with the console's token can enter any name.
 */
export function operatorIn(c: Context): string {
  const given = c.req.header("x-operator") ?? getCookie(c, cookieOf(c));
  return given === undefined ? UNNAMED : readOperator(given);
}

/** Sets the operator of this browser. */
export const rememberOperator = (c: Context, name: string): void =>
  setCookie(c, cookieOf(c), name, { path: BASE, httpOnly: true, sameSite: "Strict" });

/** Includes the port, since cookies ignore it. */
const cookieOf = (c: Context): string =>
  `sandbox-operator-${new URL(`http://${c.req.header("host") ?? "localhost"}`).port || "80"}`;
