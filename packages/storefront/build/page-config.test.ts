import { expect, test } from "vitest";
import { contentSecurityPolicy, validateConfig, withConfig, withPolicy } from "./page-config.mjs";
import { configFromEnvironment } from "./shop-config.ts";

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

const PAGE = `<head>
    <meta charset="utf-8" />
    <style>a{}</style>
  </head>
  <body><script type="application/json" id="config">{}</script></body>`;

test("the configuration is written into the page, and written again", () => {
  const once = withConfig(PAGE, { apiUrl: "https://one.example" });
  expect(once).toContain('id="config">{"apiUrl":"https://one.example"}</script>');
  expect(withConfig(once, {})).toBe(PAGE);
  expect(() => withConfig("<p>", {})).toThrow('id="config"');
});

test("no text of the configuration ends its element", () => {
  const name = "</script><script>alert(1)</script>";
  const page = withConfig(PAGE, { socialLogin: [{ platform: "x", name, url: "https://id.example" }] });
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  const json = /id="config">([^<]*)</.exec(page)?.[1] ?? "";
  expect(JSON.parse(json).socialLogin[0].name).toBe(name);
});

test("vitals may be sent to another origin, or to the shop's own", () => {
  const vitalsUrl = "https://vitals.example/in";
  expect(contentSecurityPolicy([], { vitalsUrl })).toContain("connect-src 'self' https://vitals.example;");
  expect(contentSecurityPolicy([], { vitalsUrl: "/vitals" })).toContain("connect-src 'self';");
  expect(() => validateConfig({ vitalsUrl: "//vitals.example" })).toThrow('"vitalsUrl" must be');
});

test("a page has the policy of its latest configuration", () => {
  const page = withPolicy(withPolicy(PAGE, { apiUrl: "https://one.example" }), {
    apiUrl: "https://two.example",
  });
  expect(page.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(page).toContain("connect-src 'self' https://two.example;");
  expect(page).not.toContain("one.example");
});

test("errors of a configuration are reported by setting", () => {
  expect(validateConfig({ apiUrl: "https://api.example/v1", dialect: "fastadmin" })).toBeTruthy();
  expect(() => validateConfig([])).toThrow("must be a JSON object");
  expect(validateConfig({ promises: ["buyerProtection", "withdrawalLock"] })).toBeTruthy();
  expect(() => validateConfig({ promises: ["refunds"] })).toThrow('"promises" must be a list of');
  expect(() =>
    validateConfig({ apiUrl: "api.example/", userInfoKey: "short", api: "x", socialLogin: [{}] }),
  ).toThrow(
    [
      '"apiUrl" must be an http(s) address without a slash at its end.',
      '"userInfoKey" must be a text of 16, 24 or 32 bytes.',
      '"api" is unknown; there are apiUrl, cdnUrl, userInfoKey, userInfoFormat, dialect, knowArticle, flowArticle, promises, protectionArticle, vitalsUrl, socialLogin.',
      '"socialLogin" must be a list of { "platform", "name", "url" }.',
    ].join("\n"),
  );
});

test("the environment describes a configuration, too", () => {
  const list = '[{"platform":"x","name":"X","url":"https://id.example"}]';
  expect(configFromEnvironment({ VITE_API_URL: "https://api.example", VITE_CDN_URL: "", MODE: "x" })).toEqual(
    {
      apiUrl: "https://api.example",
    },
  );
  expect(configFromEnvironment({ VITE_SOCIAL_LOGIN: list }).socialLogin).toEqual(JSON.parse(list));
  expect(() => configFromEnvironment({ VITE_SOCIAL_LOGIN: "example" })).toThrow(
    "VITE_SOCIAL_LOGIN is not JSON",
  );
  expect(() => configFromEnvironment({ VITE_API_URL: "api.example" })).toThrow('"apiUrl" must be');
});
