import { type Call, dataOf } from "./call";
import { fieldOf } from "./json";

/** @returns the token, or false when the server refuses */
export async function logIn(
  call: Call,
  { account, password }: { readonly account: string; readonly password: string },
  origin: string,
): Promise<string | false> {
  const headers = { origin, "accept-language": "en", "content-type": "application/json" };
  const body = JSON.stringify({ account, password });
  const exchange = await call({ method: "POST", path: "/api/user/login", headers, body });
  const token = fieldOf(fieldOf(dataOf(exchange), "userinfo"), "token");
  return typeof token === "string" && token !== "" ? token : false;
}
