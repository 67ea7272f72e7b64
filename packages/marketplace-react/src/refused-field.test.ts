import { MarketplaceError } from "marketplace-sdk";
import { describe, expect, it } from "vitest";
import { refusedField } from "./refused-field";

const apiError = (data: unknown, kind: "api" | "http" = "api", reason?: string) =>
  new MarketplaceError("This username is already taken.", {
    kind,
    operation: "auth.register",
    attempts: 1,
    data,
    ...(reason && { reason }),
  });

describe("refusedField", () => {
  it("is the field that the server names", () => {
    expect(refusedField(apiError({ error: "username_taken", field: "username" }))).toBe("username");
  });

  it("is the one the error’s own name begins with, when it names none", () => {
    expect(refusedField(apiError({ min: "10" }, "api", "amount_too_small"))).toBe("amount");
    expect(refusedField(apiError({ field: "txid" }, "api", "already_used"))).toBe("txid");
  });

  it("is none where the error is about either of two", () => {
    expect(refusedField(apiError({}, "api", "account_or_password_wrong"))).toBeUndefined();
  });

  it("is the field of the code, by which of its two names ever", () => {
    expect(refusedField(apiError({ field: "code" }))).toBe("code");
    expect(refusedField(apiError({ field: "captcha" }))).toBe("code");
  });

  it("is none for a server that names none, for other failures and for anything else", () => {
    for (const data of [null, undefined, "username", [], {}, { field: "" }, { field: 5 }, { field: null }]) {
      expect(refusedField(apiError(data))).toBeUndefined();
    }
    expect(refusedField(apiError({ field: "username" }, "http"))).toBeUndefined();
    expect(refusedField(new Error("username"))).toBeUndefined();
    expect(refusedField(undefined)).toBeUndefined();
  });
});
