import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type HtmlNode, htmlElements } from "./rich-text";

const text = (nodeValue: string): HtmlNode => ({ nodeType: 3, nodeName: "#text", nodeValue, childNodes: [] });

function element(name: string, attributes: Record<string, string> = {}, ...children: HtmlNode[]): HtmlNode {
  return {
    nodeType: 1,
    nodeName: name.toUpperCase(),
    nodeValue: null,
    childNodes: children,
    getAttribute: (attribute) => attributes[attribute] ?? null,
  };
}

const show = (...nodes: HtmlNode[]): string =>
  renderToStaticMarkup(createElement("div", null, ...htmlElements(nodes))).slice(5, -6);

describe("foreign HTML", () => {
  test("text, lists and tables are kept", () => {
    expect(show(element("p", {}, text("Strong "), element("b", {}, text("oak"))))).toBe(
      "<p>Strong <b>oak</b></p>",
    );
    expect(
      show(
        element(
          "table",
          {},
          text("\n "),
          element("tbody", {}, element("tr", {}, element("td", { colspan: "2" }, text("8 W")))),
        ),
      ),
    ).toBe('<table><tbody><tr><td colSpan="2">8 W</td></tr></tbody></table>');
    expect(show(element("h1", {}, text("Care")), element("br"))).toBe("<h2>Care</h2><br/>");
  });

  test.each(["script", "style", "svg", "math", "iframe", "object", "template", "form", "noscript", "xmp"])(
    "<%s> goes with all it contains",
    (name) =>
      expect(
        show(text("a"), element(name, {}, text("alert(1)"), element("p", {}, text("x"))), text("b")),
      ).toBe("ab"),
  );

  test("unknown elements leave their contents", () => {
    expect(show(element("center", { onclick: "alert(1)" }, element("font", {}, text("Sale"))))).toBe("Sale");
  });

  test("attributes other than the few known ones are not copied", () => {
    const attributes = { onclick: "alert(1)", style: "position:fixed", class: "x", id: "y", dir: "rtl" };
    expect(show(element("p", attributes, text("x")))).toBe('<p dir="rtl">x</p>');
    expect(show(element("img", { src: "/uploads/a.svg", onerror: "alert(1)" }))).toBe(
      '<img src="/uploads/a.svg" alt="" loading="lazy"/>',
    );
  });

  test.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "//evil.example",
    "/\\evil.example",
    "blob:https://evil.example/1",
    "",
  ])("a link to %j is only its words", (href) => {
    expect(show(element("a", { href }, text("here")))).toBe("here");
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example/a.png", ""])(
    "no picture from %j",
    (src) => expect(show(element("img", { src }))).toBe(""),
  );

  test("links stay in the shop or leave it without handing over the page", () => {
    expect(show(element("a", { href: "/page/1" }, text("Delivery")))).toBe('<a href="/page/1">Delivery</a>');
    expect(show(element("a", { href: "https://example.com/a" }, text("More")))).toBe(
      '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer nofollow">More</a>',
    );
  });

  test("comments and processing instructions vanish", () => {
    expect(show({ nodeType: 8, nodeName: "#comment", nodeValue: "<img onerror=x>", childNodes: [] })).toBe(
      "",
    );
  });
});
