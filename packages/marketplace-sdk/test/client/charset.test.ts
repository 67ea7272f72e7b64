import { describe, expect, it } from "vitest";
import { createMarketplace } from "../../src/index";
import { createFetch, failureOf, options } from "./support";

/** `{"code":1,"msg":"","data":{"nickname":"商店"}}` with its last text in the given bytes. */
const answer = (charset: string, bytes: number[], init: ResponseInit = {}) => {
  const encode = (text: string) => new TextEncoder().encode(text);
  const body = new Blob([
    encode('{"code":1,"msg":"","data":{"nickname":"'),
    new Uint8Array(bytes),
    encode('"}}'),
  ]);
  return () =>
    new Response(body, { ...init, headers: { "content-type": `application/json; charset=${charset}` } });
};

const GBK = [0xc9, 0xcc, 0xb5, 0xea];
const UTF_8 = [...new TextEncoder().encode("商店")];

const start = (...answers: Parameters<typeof createFetch>) => {
  const { fetch, sent } = createFetch(...answers);
  return { market: createMarketplace(options({ fetch, retry: { baseMs: 0 } })), sent };
};

describe("the charset of an answer", () => {
  it.each([
    ["gbk", GBK],
    ['"GB2312"', GBK],
    ["big5", [0xb0, 0xd3, 0xa9, 0xb1]],
    ["utf-8", UTF_8],
    ["UTF8", UTF_8],
    ["utf8mb4", UTF_8],
    ["none", UTF_8],
  ])("%s is read", async (charset, bytes) => {
    expect(await start(answer(charset, bytes)).market.account.get()).toEqual({ nickname: "商店" });
  });

  it("that is not known is said, instead of text that nobody can read", async () => {
    const { market, sent } = start(answer("x-gbk-2", GBK));
    expect(await failureOf(market.account.get())).toMatchObject({
      kind: "protocol",
      status: 200,
      message: "account.get: unexpected response: unknown charset x-gbk-2",
    });
    expect(sent).toHaveLength(1);
  });

  it("of a page of a proxy hides neither its status nor that it may be tried again", async () => {
    const { market, sent } = start(answer("x-none", GBK, { status: 503 }));
    expect(await failureOf(market.account.get())).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(3);
  });
});
