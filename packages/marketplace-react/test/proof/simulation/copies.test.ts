import { expect, test } from "vitest";
import { codeOfCopies } from "./copies.mjs";
import { createDevice, type Device, openTab } from "./device";
import { pageOpener } from "./world";

const newDevice = (): Device =>
  createDevice(() => ({ status: 200, body: {} }), { hasLocks: true, heedsAbort: true });

/** Opens pages of a module that is written out here, not bundled. */
function openerOf(module: string) {
  const open = pageOpener(codeOfCopies(`${module}\nexport { openPage };`));
  return (device: Device): unknown => open(openTab(device, "tab"), 1);
}

const NOTES = `
  var count = 0;
  var last;
  var pages = [];
  var Note = class { text = "note " + count; };
  var started = Date.now();
  function openPage() {
    count += 1;
    pages.push(count);
    const before = last;
    last = new Note().text;
    return { count, pages, before, last, started };
  }`;

test("a page finds nothing of those before it, on its own device or on another", () => {
  const open = openerOf(NOTES);
  const [first, second] = [newDevice(), newDevice()];
  const page = { count: 1, pages: [1], before: undefined, last: "note 1", started: first.clockOffset };
  expect([open(first), open(first), open(second)]).toEqual([page, page, page]);
});

test("pages of one device remember for themselves", () => {
  const open = openerOf("var count = 0;\nfunction openPage() { return { add: () => ++count }; }");
  const device = newDevice();
  const [one, other] = [open(device), open(device)] as { add: () => number }[];
  expect([one?.add(), one?.add(), other?.add(), one?.add()]).toEqual([1, 2, 1, 3]);
});

test("a page starts with the globals of its own device", () => {
  const open = openerOf("function openPage() { return localStorage.getItem('name'); }");
  const [first, second] = [newDevice(), newDevice()];
  first.local.set("name", "first");
  second.local.set("name", "second");
  expect([open(first), open(second)]).toEqual(["first", "second"]);
});

test.each([
  ["a function", "function openPage() { openPage.seen = true; }"],
  ["a class", "var Note = class {};\nfunction openPage() { Note.seen = true; }"],
  ["a method's home", "var Note = class {};\nfunction openPage() { Note.prototype.seen = true; }"],
])("no page can leave anything in %s", (_where, module) => {
  expect(() => openerOf(module)(newDevice())).toThrow("object is not extensible");
});

test.each([
  ["static", "var Notes = class { static all = []; };"],
  [
    "of a parent with something static",
    "var All = class { static all = []; };\nvar Notes = class extends All {};",
  ],
])("a class that remembers something is made for each page: %s", (_what, classes) => {
  const open = openerOf(`${classes}\nfunction openPage() { Notes.all.push(1); return Notes.all.length; }`);
  expect([open(newDevice()), open(newDevice())]).toEqual([1, 1]);
});
