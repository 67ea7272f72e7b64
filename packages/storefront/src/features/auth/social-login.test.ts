import { expect, test } from "vitest";
import { consentAddress, readAnswer, usablePlatforms } from "./social-login";

const platform = {
  platform: "example",
  name: "Example ID",
  url: "https://id.example/authorize?client_id=shop",
};

test("only platforms that can be used are offered", () => {
  const list = [
    platform,
    { ...platform, url: "/_dev/consent" },
    { ...platform, url: "http://id.example" },
    { ...platform, url: "//evil.example" },
    { ...platform, url: "javascript:alert(1)" },
    { ...platform, name: "" },
    { ...platform, platform: 7 },
    null,
    "example",
  ];
  expect(usablePlatforms(JSON.parse(JSON.stringify(list)))).toEqual(list.slice(0, 2));
});

test("without a setting none is offered", () => {
  expect(usablePlatforms(undefined)).toEqual([]);
});

test("consent is asked for with the way back and the tab's secret", () => {
  const address = new URL(consentAddress(platform, "https://shop.example", "s3"));
  expect(address.origin + address.pathname).toBe("https://id.example/authorize");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: "shop",
    response_type: "code",
    redirect_uri: "https://shop.example/login",
    state: "s3",
  });
});

test("a code counts only with the secret of this tab", () => {
  const asked = { platform: "example", state: "s3" };
  expect(readAnswer("code=c1&state=s3", asked)).toEqual({ platform: "example", code: "c1" });
  expect(readAnswer("code=c1&state=s4", asked)).toBeUndefined();
  expect(readAnswer("code=c1", asked)).toBeUndefined();
  expect(readAnswer("code=c1&state=", { platform: "example" })).toBeUndefined();
  expect(readAnswer("n=1", {})).toBeUndefined();
});

test("declining at the provider is reported", () => {
  expect(readAnswer("error=access_denied&state=s3", { platform: "example", state: "s3" })).toBe("denied");
});
