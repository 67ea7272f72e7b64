import { describe, expect, it, vi } from "vitest";
import { createMarketplace, memorySession, type Progress } from "../../src/index";
import { createFetch, envelope, options, useFakeTime } from "./support";

const file = new File(["picture"], "front.png", { type: "image/png" });

describe("upload", () => {
  it("sends a multipart form whose boundary the platform writes", async () => {
    const { fetch, sent } = createFetch(envelope(1, { url: "/uploads/a.png" }));
    const market = createMarketplace(options({ fetch }));
    expect(await market.uploads.image({ file, category: "kyc" })).toEqual({ url: "/uploads/a.png" });
    await market.uploads.image({ file, ...JSON.parse('{"category":null}') });
    const without = sent[1]?.init.body;
    expect(without instanceof FormData && [...without.keys()]).toEqual(["file"]);
    const form = sent[0]?.init.body;
    expect(form).toBeInstanceOf(FormData);
    expect(form instanceof FormData && [form.get("file"), form.get("category")]).toEqual([file, "kyc"]);
    expect(new Headers(sent[0]?.init.headers).has("content-type")).toBe(false);
  });

  it("refuses a file of React Native elsewhere, before anything is sent", async () => {
    const { fetch, sent } = createFetch(envelope(1, { url: "/uploads/a.png" }));
    const market = createMarketplace(options({ fetch }));
    const call = market.uploads.image({ file: { uri: "file:///a.png", name: "a.png", type: "image/png" } });
    await expect(call).rejects.toMatchObject({ kind: "request", cause: expect.any(TypeError) });
    expect(sent).toEqual([]);
  });

  it("uses fetch where there is no XMLHttpRequest", async () => {
    const { fetch, sent } = createFetch(envelope(1, { url: "/uploads/a.png" }));
    const onProgress = vi.fn();
    await createMarketplace(options({ fetch })).uploads.image({ file }, { onProgress });
    expect(sent).toHaveLength(1);
    expect(onProgress).not.toHaveBeenCalled();
  });
});

/** The part of XMLHttpRequest the upload uses; `last` is the newest one. */
class FakeRequest {
  static last: FakeRequest;
  static readonly all: FakeRequest[] = [];
  readonly upload: { onprogress?: (event: Progress) => void } = {};
  readonly headers: Record<string, string> = {};
  readonly opened: string[] = [];
  onload?: () => void;
  onerror?: (event: unknown) => void;
  status = 0;
  responseText = "";
  body: unknown;
  isAborted = false;
  type = "application/json";

  constructor() {
    FakeRequest.last = this;
    FakeRequest.all.push(this);
  }
  open(method: string, url: string) {
    this.opened.push(method, url);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  getAllResponseHeaders() {
    return `content-type: ${this.type}\r\nx-request-id: r-9\r\nretry-after: 60\r\n`;
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }
}

describe("upload with progress", () => {
  const start = async (
    more: Parameters<typeof options>[0] = {},
    signal?: AbortSignal,
    onProgress?: (progress: Progress) => unknown,
  ) => {
    vi.stubGlobal("XMLHttpRequest", FakeRequest);
    const before = FakeRequest.all.length;
    const steps: number[] = [];
    const market = createMarketplace(options({ session: memorySession("t-1"), ...more }));
    const outcome = market.uploads.image(
      { file },
      { signal, onProgress: onProgress ?? (({ loaded, total }) => steps.push(loaded / total)) },
    );
    const result = outcome.then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    );
    expect(FakeRequest.all).toHaveLength(before + 1);
    return { request: FakeRequest.last, steps, result };
  };

  it("reports its progress", async () => {
    const { request, steps, result } = await start();
    request.upload.onprogress?.({ loaded: 5, total: 10 });
    request.upload.onprogress?.({ loaded: 10, total: 10 });
    request.answer(200, '{"code":1,"data":{"url":"/uploads/a.png"}}');
    expect(await result).toEqual({ data: { url: "/uploads/a.png" } });
    expect(steps).toEqual([0.5, 1]);
    expect(request.opened).toEqual(["POST", "https://api.test/api/index/upload"]);
    expect(request.headers).toEqual({ token: "t-1", "accept-language": "en" });
    expect(request.body).toBeInstanceOf(FormData);
  });

  it("survives a callback that fails", async () => {
    const { request, result } = await start({}, undefined, async () => {
      throw new Error("the page's own trouble");
    });
    expect(() => request.upload.onprogress?.({ loaded: 5, total: 10 })).not.toThrow();
    request.answer(200, '{"code":1,"data":{"url":"/uploads/a.png"}}');
    expect(await result).toEqual({ data: { url: "/uploads/a.png" } });
  });

  it("ends with its call", async () => {
    const controller = new AbortController();
    const { request, result } = await start({}, controller.signal);
    controller.abort();
    expect(await result).toMatchObject({ error: { kind: "aborted" } });
    expect(request.isAborted).toBe(true);
  });

  it("fails like any other call", async () => {
    const refused = await start();
    refused.request.answer(200, '{"code":0,"msg":"Not a picture"}');
    expect(await refused.result).toMatchObject({
      error: { kind: "api", code: 0, msg: "Not a picture", requestId: "r-9", retryAfter: 60 },
    });
    const broken = await start();
    broken.request.onerror?.(new Event("error"));
    expect(await broken.result).toMatchObject({ error: { kind: "network", attempts: 1 } });
    const html = await start();
    html.request.answer(413, "<html>");
    expect(await html.result).toMatchObject({ error: { kind: "http", status: 413 } });
  });

  it("reads text that the browser has decoded, and none that it could not decode", async () => {
    const decoded = await start();
    decoded.request.type = "application/json; charset=gbk";
    decoded.request.answer(200, '{"code":1,"data":{"url":"/商店.png"}}');
    expect(await decoded.result).toEqual({ data: { url: "/商店.png" } });
    const unknown = await start();
    unknown.request.type = "application/json; charset=x-gbk-2";
    unknown.request.answer(200, '{"code":1,"data":{"url":"/\uFFFD.png"}}');
    expect(await unknown.result).toMatchObject({
      error: { kind: "protocol", message: "uploads.image: unexpected response: unknown charset x-gbk-2" },
    });
  });

  it("stops with the signal and with the time budget", async () => {
    const controller = new AbortController();
    const aborted = await start({}, controller.signal);
    controller.abort();
    expect(await aborted.result).toMatchObject({ error: { kind: "aborted" } });
    expect(aborted.request.isAborted).toBe(true);
    const { advance } = useFakeTime();
    const late = await start({});
    await advance(30_000);
    expect(await late.result).toMatchObject({ error: { kind: "timeout" } });
    expect(late.request.isAborted).toBe(true);
  });
});
