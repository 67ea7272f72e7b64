import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security";

test("allows only the page's own scripts, its inline styles by hash, and the API", () => {
  const policy = contentSecurityPolicy(["a{}"], "https://api.example/v1");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';");
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("require-trusted-types-for 'script'");
});
