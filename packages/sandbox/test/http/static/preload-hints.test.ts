import { expect, onTestFinished, test, vi } from "vitest";
import type { App } from "../../../src/http/api";
import { createPreloadHints } from "../../../src/http/static/preload-hints";

const at = (address: string) => new URL(address, "http://shop.example");

/** An API that answers by path and counts its calls. */
function api(answers: Record<string, (input: Record<string, unknown>) => unknown>) {
  const asked: string[] = [];
  const app: App = {
    async fetch(request) {
      const path = new URL(request.url).pathname.replace("/api/", "");
      asked.push(path);
      const input: Record<string, unknown> =
        request.method === "GET"
          ? Object.fromEntries(new URL(request.url).searchParams)
          : JSON.parse(await request.text());
      const language = request.headers.get("accept-language");
      const data = answers[path]?.({ ...input, language }) ?? null;
      return Response.json({ code: data ? 1 : 0, msg: "", data });
    },
  };
  return { app, asked };
}

const site = (name: string) => ({ web_name: name, banners: [{ image: "/b.svg" }] });
const rows = (...images: string[]) => ({ data: images.map((image) => ({ image })) });

test("the name and the first banner come from the API and are kept for ten seconds", async () => {
  let now = 0;
  let name = "One";
  const { app, asked } = api({ "index/index": () => site(name) });
  const hints = createPreloadHints(app, () => now);
  expect(await hints(at("/"), "en")).toEqual({ name: "One", pictures: ["/b.svg"], words: [] });
  name = "Two";
  now = 9_999;
  expect(await hints(at("/"), "en")).toEqual({ name: "One", pictures: ["/b.svg"], words: [] });
  expect(asked).toEqual(["index/index", "index/config", "index/index"]);
  now = 10_000;
  expect(await hints(at("/"), "en")).toEqual({ name: "Two", pictures: ["/b.svg"], words: [] });
});

test("the widths of pictures come along where the server has them", async () => {
  const images = { template: "{url}?w={width}", widths: [320] };
  const { app } = api({ "index/index": () => site("One"), "index/config": () => ({ images }) });
  expect(await createPreloadHints(app)(at("/"), "en")).toMatchObject({ name: "One", images });
});

test("each screen has the pictures that it shows first", async () => {
  const { app } = api({
    "index/index": () => site("Tea"),
    "index/pro": ({ shop_id }) =>
      shop_id === 8
        ? rows("/s1.svg", "/s2.svg", "/s3.svg")
        : rows("/1.svg", "", "/3.svg", "/4.svg", "/5.svg"),
    "index/shop_info": ({ id }) => (id === 8 ? { banner_image: "/banner.svg" } : {}),
    "index/pro_info": ({ id }) =>
      id === 24 ? { image: "/24.svg", images: ["/24-front.svg", "/24-back.svg"] } : null,
  });
  const hintsAt = (address: string) => createPreloadHints(app)(at(address), "en");
  const picturesAt = async (address: string) => (await hintsAt(address))?.pictures;
  expect(await picturesAt("/product")).toEqual(["/1.svg", "/3.svg", "/4.svg"]);
  expect(await picturesAt("/product?tab=price")).toEqual([]);
  expect(await picturesAt("/store/8")).toEqual(["/s1.svg", "/s2.svg"]);
  expect(await hintsAt("/store/8")).toMatchObject({ storeBanner: "/banner.svg" });
  expect(await hintsAt("/store/9")).not.toHaveProperty("storeBanner");
  expect(await picturesAt("/goods?id=24")).toEqual(["/24-front.svg"]);
  expect(await picturesAt("/goods?id=7")).toEqual([]);
  expect(await picturesAt("/mine")).toEqual([]);
  // One page for all screens, kept by the offline worker.
  expect(await picturesAt("/?kept")).toEqual([]);
});

test("an article begins with its plain headings and paragraphs, in the reader's language", async () => {
  const content: Record<string, string> = {
    "1": "<h2>Title</h2>\n<p>One.</p><p>Two.</p>\n<p>Three.</p><p>Four.</p>",
    "2": "<p>Plain.</p><p>With <b>more</b>.</p><p>After it.</p>",
    "3": "<p>Fish &amp; chips.</p>",
    "4": "<ul><li>A list.</li></ul><p>After it.</p>",
    "5": "<p>Never closed, <img src=x onerror=alert(1)>",
    "6": "<h2>First</h2><p>One.</p><h3>Second</h3><ol><li>A list.</li></ol><p>After it.</p>",
    "7": "<h2>Title</h2><h2>First</h2><p>One.</p><p>Two.</p><p>Three.</p><h2>Second</h2><p>Four.</p>",
    "8": "<h2>First</h2><ul><li>A list.</li></ul>",
  };
  const { app } = api({
    "index/index": () => site("Tea"),
    "Article/detail": ({ article_id, language }) =>
      language === "ar" ? { content: "<p>نص</p>" } : { title: "Title", content: content[String(article_id)] },
  });
  const hints = createPreloadHints(app);
  const wordsAt = async (address: string, languages = "en") =>
    (await hints(at(address), languages))?.words.map(({ text, isHeading }) =>
      isHeading ? `# ${text}` : text,
    );
  expect(await wordsAt("/page/1")).toEqual(["One.", "Two.", "Three."]);
  expect(await wordsAt("/article-detail/1")).toEqual(["One.", "Two.", "Three."]);
  expect(await wordsAt("/page/1", "ar-EG,ar;q=0.9,en;q=0.8")).toEqual(["نص"]);
  expect(await wordsAt("/page/2")).toEqual(["Plain."]);
  expect(await wordsAt("/page/3")).toEqual([]);
  expect(await wordsAt("/page/4")).toEqual([]);
  expect(await wordsAt("/page/5")).toEqual([]);
  expect(await wordsAt("/page/6")).toEqual(["# First", "One.", "# Second"]);
  expect(await wordsAt("/page/7")).toEqual(["# First", "One.", "Two.", "Three."]);
  // No paragraph, nothing to read yet.
  expect(await wordsAt("/page/8")).toEqual([]);
  expect(await wordsAt("/page/six")).toEqual([]);
});

test("an article of three sections or more has its contents before its words", async () => {
  const content = ["A", "B", "C"].map((name) => `<h2>${name}</h2><p>${name}.</p>`).join("");
  const { app } = api({
    "index/index": () => site("Tea"),
    "Article/detail": ({ article_id }) => ({
      title: "Title",
      content: article_id === "1" ? content : content.replace("<h2>C", "<h2>A"),
    }),
  });
  const hints = createPreloadHints(app);
  expect(await hints(at("/page/1"), "en")).toMatchObject({ hasContents: true });
  expect((await hints(at("/page/2"), "en"))?.hasContents).toBe(false);
});

test.each([
  ["an API that fails", () => new Response("<h1>502</h1>", { status: 502 })],
  ["a site without settings", () => Response.json({ code: 1, msg: "", data: null })],
])("%s gives no hints", async (_why, answer) => {
  expect(await createPreloadHints({ fetch: answer })(at("/"), "en")).toBeUndefined();
});

test("what an address shows comes along for its head, read once for both", async () => {
  const { app, asked } = api({
    "index/index": () => site("Tea"),
    "index/pro_info": ({ id }) => (id === 24 ? { id: 24, title: "Kettle", image: "/24.svg" } : null),
    "index/category": () => [{ id: 1, name: "Home", childlist: [{ id: 12, name: "Kitchen" }] }],
    "request/info": () => ({ id: 5, title: "Napkins", status: "closed" }),
  });
  const hints = createPreloadHints(app, () => 0);
  const contentAt = async (address: string) => (await hints(at(address), "en"))?.content;
  expect(await contentAt("/goods?id=24&sku=3")).toMatchObject({ status: 200, product: { title: "Kettle" } });
  expect(asked.filter((path) => path === "index/pro_info")).toHaveLength(1);
  expect(await contentAt("/goods?id=25")).toEqual({ status: 404 });
  expect(await contentAt("/category/12")).toMatchObject({ status: 200, category: { name: "Kitchen" } });
  expect(await contentAt("/search?tab=requests&id=5")).toMatchObject({ status: 410 });
  expect(await contentAt("/mine")).toBeUndefined();
});

test("a product that can't be read just now is not one that does not exist", async () => {
  const { app } = api({ "index/index": () => site("Tea") });
  const busy: App = {
    fetch: async (request, connection) =>
      request.url.includes("pro_info") ? new Response("", { status: 503 }) : app.fetch(request, connection),
  };
  const hints = await createPreloadHints(busy)(at("/goods?id=24"), "en");
  expect(hints?.name).toBe("Tea");
  expect(hints).not.toHaveProperty("content");
});

test("the language of an address makes no other screen of it", async () => {
  const { app } = api({ "index/index": () => site("Tea"), "index/pro": () => rows("/1.svg") });
  expect((await createPreloadHints(app)(at("/product?lang=ar"), "ar"))?.pictures).toEqual(["/1.svg"]);
});

test("strange addresses do not fill the memory", async () => {
  const { app, asked } = api({ "index/index": () => site("Tea") });
  const hints = createPreloadHints(app, () => 0);
  for (let id = 0; id < 1_000; id++) await hints(at(`/goods?id=${id}&x=1`), "en");
  expect(asked.filter((path) => path === "index/index").length).toBe(1);
});

test("what a screen does not read of its address is read only once", async () => {
  const { app, asked } = api({
    "index/index": () => site("Tea"),
    "index/pro_info": ({ id }) => ({ image: `/${id}.svg` }),
  });
  const hints = createPreloadHints(app, () => 0);
  for (let turn = 0; turn < 50; turn++) {
    const page = await hints(at(`/goods?n=${turn}&id=24&sku=${turn}#${turn}`), "en");
    expect(page?.pictures).toEqual(["/24.svg"]);
    await hints(at(`/nowhere/${turn}?n=${turn}`), "en");
    await hints(at(`/?n=${turn}`), "en");
  }
  expect(asked.filter((path) => path === "index/pro_info")).toHaveLength(1);
  // For the site's name, and for the home page.
  expect(asked.filter((path) => path === "index/index")).toHaveLength(2);
});

test.each([
  "/goods",
  "/goods?id=",
  "/goods?id=-1",
  "/goods?id=1e3",
  "/goods?id=%00",
  `/goods?id=${"9".repeat(40)}`,
  "/store/six",
  "/store/",
  "/page/__proto__",
  "/constructor",
  "/__proto__/1",
])("nothing is read for %s", async (address) => {
  const { app, asked } = api({ "index/index": () => site("Tea") });
  expect(await createPreloadHints(app, () => 0)(at(address), "en")).toMatchObject({
    name: "Tea",
    pictures: [],
  });
  expect(asked.toSorted()).toEqual(["index/config", "index/index"]);
});

test("a thousand made-up ids do not push out what others look at", async () => {
  const { app, asked } = api({ "index/index": () => site("Tea"), "index/pro_info": () => null });
  const hints = createPreloadHints(app, () => 0);
  for (let id = 1; id <= 1_200; id++) {
    await hints(at(`/goods?id=${id}`), "en");
    await hints(at("/"), "en");
  }
  expect(asked.filter((path) => path === "index/index")).toHaveLength(2);
});

test("a page does not wait for an API that takes long", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let answer: (response: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const hints = createPreloadHints({ fetch: async () => (await slow).clone() }, () => 0);
  const first = hints(at("/"), "en");
  await vi.advanceTimersByTimeAsync(299);
  expect(await Promise.race([first, "waiting"])).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toBeUndefined();
  // What came too late for one page is there for the next.
  answer(Response.json({ code: 1, msg: "", data: site("Tea") }));
  expect(await hints(at("/mine"), "en")).toEqual({ name: "Tea", pictures: [], words: [] });
});
