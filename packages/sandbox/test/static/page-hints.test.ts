import { expect, test } from "vitest";
import type { App } from "../../src/http/app";
import { hintsOf } from "../../src/static/page-hints";

const at = (address: string) => new URL(address, "http://shop.example");

/** An API that answers by path and counts its calls. */
function api(answers: Record<string, (input: Record<string, unknown>) => unknown>) {
  const asked: string[] = [];
  const app: App = {
    async fetch(request) {
      const path = new URL(request.url).pathname.replace("/api/", "");
      asked.push(path);
      const input: Record<string, unknown> = JSON.parse(await request.text());
      const data = answers[path]?.(input) ?? null;
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
  const hints = hintsOf(app, () => now);
  expect(await hints(at("/"))).toEqual({ name: "One", pictures: ["/b.svg"] });
  name = "Two";
  now = 9_999;
  expect(await hints(at("/"))).toEqual({ name: "One", pictures: ["/b.svg"] });
  expect(asked).toHaveLength(2);
  now = 10_000;
  expect(await hints(at("/"))).toEqual({ name: "Two", pictures: ["/b.svg"] });
});

test("each screen has the pictures that it shows first", async () => {
  const { app } = api({
    "index/index": () => site("Tea"),
    "index/pro": ({ shop_id }) =>
      shop_id === 8
        ? rows("/s1.svg", "/s2.svg", "/s3.svg")
        : rows("/1.svg", "", "/3.svg", "/4.svg", "/5.svg"),
    "index/pro_info": ({ id }) =>
      id === 24 ? { image: "/24.svg", images: ["/24-front.svg", "/24-back.svg"] } : null,
  });
  const picturesAt = async (address: string) => (await hintsOf(app)(at(address)))?.pictures;
  expect(await picturesAt("/product")).toEqual(["/1.svg", "/3.svg", "/4.svg"]);
  expect(await picturesAt("/product?tab=price")).toEqual([]);
  expect(await picturesAt("/store/8")).toEqual(["/s1.svg", "/s2.svg"]);
  expect(await picturesAt("/goods?id=24")).toEqual(["/24-front.svg"]);
  expect(await picturesAt("/goods?id=7")).toEqual([]);
  expect(await picturesAt("/mine")).toEqual([]);
});

test.each([
  ["an API that fails", () => new Response("<h1>502</h1>", { status: 502 })],
  ["a site without settings", () => Response.json({ code: 1, msg: "", data: null })],
])("%s gives no hints", async (_why, answer) => {
  expect(await hintsOf({ fetch: answer })(at("/"))).toBeUndefined();
});

test("strange addresses do not fill the memory", async () => {
  const { app, asked } = api({ "index/index": () => site("Tea") });
  const hints = hintsOf(app, () => 0);
  for (let id = 0; id < 1_000; id++) await hints(at(`/goods?id=${id}&x=1`));
  expect(asked.filter((path) => path === "index/index").length).toBe(1);
});
