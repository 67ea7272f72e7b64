import { describe, expect, it } from "vitest";
import { createMarketplace, type FetchInit, type HookRequest, memorySession } from "../../src/index";
import { createRawClient } from "../../src/raw/index";
import { createFetch, envelope, failureOf, options, useFakeTime } from "./support";

/** Bytes that are no text. */
const BYTES = new Uint8Array([0, 255, 254, 128, 10, 13, 195, 40, 0]);

const bytesOf = async (body: BodyInit | null | undefined): Promise<number[]> => [
  ...new Uint8Array(await new Response(body).arrayBuffer()),
];

describe("market.fetch", () => {
  it.each(["post", "Post", "POST"])("knows the operation of a %s, and its key", async (method) => {
    const { fetch, sent } = createFetch(envelope(1, {}));
    await createMarketplace(options({ fetch })).fetch("/api/order/create", { method, body: "{}" });
    expect(sent[0]?.init.method).toBe("POST");
    expect(new Headers(sent[0]?.init.headers).get("idempotency-key")).toMatch(/^[\w-]{8,}$/);
  });

  it.each([
    ["an ArrayBuffer", () => BYTES.buffer],
    ["a Uint8Array", () => BYTES],
    ["a part of one", () => BYTES.subarray(2, 6)],
    ["a Blob", () => new Blob([BYTES])],
    ["a stream", () => new Blob([BYTES]).stream()],
  ])("sends %s byte for byte, and again", async (_name, body) => {
    const { advance } = useFakeTime();
    const { fetch, sent } = createFetch(new Response("", { status: 503 }), envelope(1, {}));
    const answer = createMarketplace(options({ fetch })).fetch("/api/index/pro", {
      method: "POST",
      body: body(),
    });
    // A stream is read by then.
    await new Promise((resume) => setImmediate(resume));
    await advance(1000);
    await answer;
    const expected = await bytesOf(body());
    expect(await Promise.all(sent.map(({ init }) => bytesOf(init.body)))).toEqual([expected, expected]);
    expect(new Headers(sent[0]?.init.headers).has("content-type")).toBe(false);
  });

  it.each(["image/png", "application/octet-stream", "text/csv", "application/json; charset=gbk", ""])(
    "gives an answer of type %j byte for byte",
    async (type) => {
      const headers = type ? { "content-type": type } : [];
      const { fetch } = createFetch(() => new Response(BYTES, { headers }));
      const response = await createMarketplace(options({ fetch })).fetch("/uploads/a.png");
      expect(await bytesOf(await response.arrayBuffer())).toEqual([...BYTES]);
    },
  );

  it("gives an answer without a body as one", async () => {
    const answers = [204, 304].map((status) => new Response(null, { status }));
    const market = createMarketplace(options({ fetch: createFetch(...answers).fetch }));
    expect((await market.fetch("/a")).status).toBe(204);
    expect((await market.fetch("/a", { method: "HEAD" })).status).toBe(304);
  });

  it.each<[string, FetchInit, string]>([
    ["a body with GET", { body: "x" }, "GET takes no body"],
    ["a body with head", { method: "head", body: "x" }, "HEAD takes no body"],
    ["a method with a space", { method: "GE T" }, 'the method "GE T" cannot be sent'],
    ["a method that fetch forbids", { method: "trace" }, 'the method "TRACE" cannot be sent'],
    ["a header of another script", { headers: { "x-shop": "商店" } }, "the request could not be built"],
    ["a header without a name", { headers: [["", "x"]] }, "the request could not be built"],
  ])("refuses %s at once", async (_name, init, problem) => {
    const { fetch, sent } = createFetch(envelope(1, {}));
    const error = await failureOf(createMarketplace(options({ fetch })).fetch("/api/x", init));
    expect(error).toMatchObject({ kind: "request", attempts: 0, message: `/api/x: ${problem}` });
    expect(sent).toEqual([]);
  });
});

describe("a header that cannot be sent", () => {
  it.each([
    ["a token copied with its quotes", { session: memorySession("“abc”") }, "token"],
    ["a header of the client", { headers: { "X-Shop": "商店" } }, "x-shop"],
    ["a line end within", { headers: { "x-shop": "a\r\nset-cookie: b" } }, "x-shop"],
    ["a language", { language: "en\0" }, "accept-language"],
    [
      "one of a hook",
      {
        hooks: {
          beforeRequest({ headers }: HookRequest) {
            headers["x-a"] = "ü€";
          },
        },
      },
      "x-a",
    ],
  ])("is a mistake of the program, at once: %s", async (_name, more, header) => {
    const { fetch, sent } = createFetch(envelope(1, {}));
    const market = createMarketplace(options({ fetch, ...more }));
    const file = new Blob(["x"]);
    for (const call of [
      () => market.account.get(),
      () => market.uploads.image({ file }),
      () => market.fetch("/x"),
    ]) {
      expect(await failureOf(call())).toMatchObject({
        kind: "request",
        attempts: 0,
        message: expect.stringMatching(
          new RegExp(`: the header ${header} has characters that cannot be sent$`),
        ),
      });
    }
    expect(sent).toEqual([]);
  });

  it("is one whose name is none", async () => {
    const { fetch } = createFetch(envelope(1, {}));
    for (const name of ["x shop", "商店", ""]) {
      const market = createMarketplace(options({ fetch, headers: { [name]: "1" } }));
      expect(await failureOf(market.account.get())).toMatchObject({ kind: "request", attempts: 0 });
    }
  });

  it("is none that fetch trims", async () => {
    const { fetch, sent } = createFetch(envelope(1, {}));
    await createMarketplace(options({ fetch, headers: { "x-key": " k\u00fc\n" } })).account.get();
    expect(new Headers(sent[0]?.init.headers).get("x-key")).toBe("kü");
  });
});

describe("the raw client", () => {
  it("sends a file in a form byte for byte", async () => {
    const { fetch, sent } = createFetch(envelope(1, { url: "/a.png" }));
    const raw = createRawClient(createMarketplace(options({ fetch })));
    const form = new FormData();
    form.append("file", new Blob([BYTES]), "a.png");
    await raw.POST("/api/index/upload", { body: form as never, bodySerializer: (body) => body });
    const type = new Headers(sent[0]?.init.headers).get("content-type") ?? "";
    const received = await new Response(sent[0]?.init.body, { headers: { "content-type": type } }).formData();
    const file = received.get("file");
    expect(await bytesOf(file instanceof Blob ? file : null)).toEqual([...BYTES]);
  });
});
