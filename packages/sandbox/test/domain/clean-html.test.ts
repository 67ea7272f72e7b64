import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanHtml } from "../../src/domain/clean-html";

describe("a product text", () => {
  test.each([
    ["plain text", "plain text"],
    ["<p>Thick <b>walls</b></p>", "<p>Thick <b>walls</b></p>"],
    ["<UL><LI>one<LI>two</UL>", "<ul><li>one</li><li>two</li></ul>"],
    ["<p>open <strong>bold", "<p>open <strong>bold</strong></p>"],
    ["</p></div>text", "<p></p>text"],
    ["<p onclick=\"alert(1)\" style='x'>a</p>", "<p>a</p>"],
    ["<script>alert(1)</script>after", "after"],
    ["<scr<script></script>ipt>alert(1)</script>", "ipt&gt;alert(1)"],
    ["<script>never closed", ""],
    ["<style>p{}</style><svg onload=alert(1)><p>in</p></svg>x", "x"],
    ["<!-- <b> -->x<!-- never closed", "x"],
    ["<a href='javascript:alert(1)'>a link</a>", "a link"],
    ['<img src=/uploads/a/1.svg alt="A&B" title="x > y">', '<img src="/uploads/a/1.svg" alt="A&amp;B">'],
    [
      "<img src=/uploads/files/ab.webp alt=pot width=480 height='480' onerror=x>",
      '<img src="/uploads/files/ab.webp" alt="pot" width="480" height="480">',
    ],
    ["<img src=https://elsewhere.example/x.png>", ""],
    ["<img src=//elsewhere.example/uploads/x.png>", ""],
    ["<img src='/uploads/../api/x.png'>", ""],
    ["<img src='kyc:4f9c2a17'>", ""],
    ["1 < 2 & 3 > 2 &amp; &lt;b&gt; &nbsp;", "1 &lt; 2 &amp; 3 &gt; 2 &amp; &lt;b&gt;"],
    ["<td colspan=2 rowspan='0' class=x>a</td>", '<td colspan="2">a</td>'],
    ["a<br/>b<hr>", "a<br>b<hr>"],
  ])("%j becomes %j", (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  const SAFE_TAG =
    /^<(?:\/?(?:p|h[234]|[uo]l|li|b|strong|i|em|u|s|small|blockquote|table|thead|tbody|tr)|br|hr|\/t[dh]|t[dh](?: (?:col|row)span="\d{1,4}")*|img src="\/uploads\/[\w/.-]+" alt="[^"<>]*"(?: (?:width|height)="\d{1,4}")*)>$/;
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        "<",
        ">",
        '"',
        "'",
        "/",
        "<p>",
        "</p>",
        "<script>",
        "</script>",
        "<img src=",
        "/uploads/a.png",
        " onerror=",
        "<td ",
        "&",
        "&lt;",
        "<!--",
        "-->",
        "<svg",
        "=",
        " ",
        "javascript:",
        "<ul><li>",
        "\0",
        "<b",
      ),
      fc.string(),
    ),
    { maxLength: 40 },
  );

  test("holds nothing but allowed elements, whatever was sent and however often it is cleaned", () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const clean = cleanHtml(parts.join(""));
        for (const html of [clean, cleanHtml(clean)]) {
          for (const [tag] of html.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(SAFE_TAG);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<img src=/uploads/a.png onerror=alert(1) onload='alert(2)'>",
    '<img src="/uploads/a.png" alt="&quot;><script>alert(1)</script>">',
    "<svg><animate onbegin=alert(1) attributeName=x></svg>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<svg></p><style><a id='</style><img src=1 onerror=alert(1)>'>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<object data=javascript:alert(1)></object><embed src=javascript:alert(1)>",
    "<a href=javascript:alert(1)>x</a><a href='data:text/html,<script>alert(1)</script>'>y</a>",
    "<p style='background:url(javascript:alert(1))'>x</p>",
    "<form action=javascript:alert(1)><button formaction=javascript:alert(2)>x</button></form>",
    "<base href=//elsewhere.example/><link rel=stylesheet href=//elsewhere.example/x.css>",
    "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
    "<td background=javascript:alert(1) onclick=alert(1)>x</td>",
    "<ScRiPt >alert(1)</sCrIpT\t\n bar>",
    "<<script>alert(1)//<</script>",
    "<img src=`javascript:alert(1)`>",
    "<p/onmouseover=alert(1)>x</p>",
    "<details open ontoggle=alert(1)><summary>x</summary></details>",
    "<textarea><img title='</textarea><img src=x onerror=alert(1)>'></textarea>",
    "<template><script>alert(1)</script></template>",
    "<!--><script>alert(1)</script-->",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<?xml version='1.0'?><script xmlns='http://www.w3.org/1999/xhtml'>alert(1)</script>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
  ])("%j does nothing", (html) => {
    for (const [tag] of cleanHtml(html).matchAll(/<[^>]*>?/g)) expect(tag).toMatch(SAFE_TAG);
  });

  /** Milliseconds, the best of three: the machine may be busy. */
  function timeOf(html: string): number {
    const times = Array.from({ length: 3 }, () => {
      // Processor time: other programs on a busy machine don't count.
      const before = process.cpuUsage();
      cleanHtml(html);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    });
    return Math.min(...times);
  }

  const MAX_LENGTH = 50_000;
  const ordinary = "<p>Thick <b>walls</b> &amp; a lid.</p>\n";
  const usual = timeOf(ordinary.repeat(MAX_LENGTH / ordinary.length));

  const REPEATED = '<b> <p><b> <ul></b> <a" <!-- <script < <img\tsrc=a & </i> <td\ta= <svg><'.split(" ");

  test.each([
    `<td ${"a".repeat(MAX_LENGTH)}>`,
    `<td ${"a- ".repeat(MAX_LENGTH / 3)}>`,
    `<script></script${" ".repeat(MAX_LENGTH)}`,
    ...REPEATED.map((piece) => piece.repeat(MAX_LENGTH / piece.length)),
  ])("with much of %.30j is read no slower than thirty usual ones", (html) => {
    expect(timeOf(html)).toBeLessThan(usual * 30);
  });

  test("with far too many tags keeps its words", () => {
    expect(cleanHtml(`${"<b>".repeat(5_000)}words <script`)).toBe("words &lt;script");
  });
});
