import { expect, it } from "vitest";
import { redact } from "../../src/check/redact";

const secret = 'qu"o te&';
const finding = redact(
  {
    id: "0123456789",
    where: "#/paths",
    operation: "auth.login",
    rule: "types",
    severity: "high",
    place: "/data",
    problem: `is ${secret}`,
    sentence: "",
    exchange: {
      request: {
        method: "POST",
        url: `http://a.example/?p=${encodeURIComponent(secret)}`,
        headers: { token: "t-1", accept: "application/json" },
        body: JSON.stringify({ account: "mira", password: "never seen", items: [{ fund_password: "x" }] }),
      },
      answer: {
        status: 200,
        headers: { "set-cookie": "id=1" },
        body: JSON.stringify({
          code: 1,
          msg: `You sent ${secret}`,
          data: { userinfo: { id: 1, token: "t-2" } },
        }),
      },
    },
  },
  new Set([secret]),
);
const text = JSON.stringify(finding);

it("masks secrets anywhere", () => {
  for (const hidden of [secret, "o te", "o%20te", "t-1", "t-2", "never seen", "id=1", '"x"'])
    expect(text).not.toContain(hidden);
});

it("keeps what explains the finding", () => {
  for (const shown of ["mira", "application/json", "You sent", "http://a.example/?p="])
    expect(text).toContain(shown);
  expect(finding.exchange.answer?.body).toContain('"code": 1');
});
