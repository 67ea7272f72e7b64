import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security";

test("allows only the page's own scripts, its inline styles by hash, and the API", () => {
  const policy = contentSecurityPolicy(["a{}"], { apiUrl: "https://api.example/v1" });
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';");
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test.each([
  [{ cdnUrl: "http://pictures.example/shop" }, "img-src 'self' data: blob: https: http://pictures.example;"],
  [{ apiUrl: "http://10.0.0.2:4020" }, "img-src 'self' data: blob: https: http://10.0.0.2:4020;"],
  [{ apiUrl: "https://api.example", cdnUrl: "https://cdn.example" }, "img-src 'self' data: blob: https:;"],
  [
    { apiUrl: "http://10.0.0.2:4020", cdnUrl: "https://cdn.example" },
    "img-src 'self' data: blob: https: http://10.0.0.2:4020;",
  ],
])("shows pictures from where the shop's own come: %j", (options, directive) => {
  expect(contentSecurityPolicy([], options)).toContain(directive);
});
