import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createWebsite, type FooterEntry, type FooterNode, footerTree } from "../../src/state/index";
import { createTypedStorage } from "../../src/storage/index";
import { memoryStorage } from "../../src/testing/index";

test("starts as welcome, keeps the settings, and starts with them again", () => {
  const storage = memoryStorage();
  const typedStorage = createTypedStorage({ storage });
  const website = createWebsite({ storage: typedStorage });
  expect(website.state).toEqual({ web_name: "welcome", service_url: "", footer_news: [] });
  const site = {
    web_name: "Harbour",
    service_url: "mailto:a@b.example",
    footer_news: [{ id: 1, pid: 0, name: "Help" }],
  };
  website.save({ ...site, ...{ recommend: [{ id: 5 }] } });
  expect(website.state).toEqual(site);
  expect(JSON.parse(storage.getItem("website") ?? "")).toEqual(site);
  expect(createWebsite({ storage: typedStorage }).state).toEqual(site);
});

test.each([null, undefined])("%s changes nothing", (nothing) => {
  const website = createWebsite({ storage: createTypedStorage({ storage: memoryStorage() }) });
  website.save({ web_name: "Harbour" });
  website.save(nothing);
  expect(website.state.web_name).toBe("Harbour");
});

test("an answer of other types leaves usable settings", () => {
  const website = createWebsite({ storage: createTypedStorage({ storage: memoryStorage() }) });
  website.save(JSON.parse('{"web_name":5,"service_url":{},"footer_news":"none"}'));
  expect(website.state).toEqual({ web_name: "welcome", service_url: "", footer_news: [] });
});

describe("the footer tree", () => {
  const shape = (nodes: readonly FooterNode<FooterEntry>[]): unknown[] =>
    nodes.map(({ id, children }) => (children.length > 0 ? [id, shape(children)] : id));

  test("nests by id and pid with 0 as the root, in the order given", () => {
    const items = [
      { id: 3, pid: 1 },
      { id: 1, pid: 0 },
      { id: "2", pid: "0" },
      { id: 4, pid: "2" },
      { id: 5, pid: 4 },
      { id: 6, pid: 1 },
    ];
    expect(shape(footerTree(items))).toEqual([
      [1, [3, 6]],
      ["2", [[4, [5]]]],
    ]);
  });

  test("orphans and items without a parent become groups", () => {
    expect(shape(footerTree([{ id: 1, pid: 99 }, { id: 2 }, { id: 3, pid: 1 }]))).toEqual([[1, [3]], 2]);
  });

  test("rings are cut where they close", () => {
    expect(shape(footerTree([{ id: 1, pid: 1 }]))).toEqual([1]);
    expect(
      shape(
        footerTree([
          { id: 1, pid: 2 },
          { id: 2, pid: 3 },
          { id: 3, pid: 1 },
        ]),
      ),
    ).toEqual([[3, [[2, [1]]]]]);
  });

  test.each([null, undefined, []])("%j has none", (nothing) => {
    expect(footerTree(nothing)).toEqual([]);
  });

  test("keeps the fields of the items and leaves the items alone", () => {
    const items = [
      { id: 1, pid: 0, name: "Help" },
      { id: 2, pid: 1, name: "Shipping" },
    ];
    const [help] = footerTree(items);
    expect([help?.name, help?.children[0]?.name]).toEqual(["Help", "Shipping"]);
    expect(items[0]).toEqual({ id: 1, pid: 0, name: "Help" });
  });

  test.each([
    [null, []],
    ["none", []],
    [{ 1: { id: 1 } }, []],
    [[null, 7, {}, { id: { toString: 1 } }, { id: 1, pid: {} }], [{ id: 1, pid: {}, children: [] }]],
  ])("%j is no list of items, and no error", (items, tree) => {
    expect(footerTree(JSON.parse(JSON.stringify(items)))).toEqual(tree);
  });

  test("every item is in the tree once, for any parents", () => {
    const pid = fc.oneof(fc.nat(12), fc.nat(12).map(String), fc.constant(undefined));
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.oneof(fc.nat(12), fc.nat(12).map(String)), pid })), (items) => {
        const count = (nodes: readonly FooterNode<FooterEntry>[]): number =>
          nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);
        expect(count(footerTree(items))).toBe(items.length);
      }),
    );
  });
});
