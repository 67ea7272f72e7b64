import { expect, test } from "vitest";
import { contractPage, localDay, secondsOf } from "./contract";

const copy = {
  lang: "ar",
  dir: "rtl",
  title: "Contract",
  html: "<ol><li>Ships within 24 hours</li></ol>",
  parties: [
    { role: "Party A", facts: [["Name", "Example Market"]] },
    {
      role: "Party B",
      facts: [["Store name", 'Mira & "Sons" <script>alert(1)</script>']],
      signature: "data:image/jpeg;base64,AAAA",
    },
  ],
} as const;

test("a copy holds the text, both parties and the signature", () => {
  const page = contractPage(copy);
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain(copy.html);
  expect(page).toContain("<dt>Name</dt><dd>Example Market</dd>");
  expect(page).toContain('<img src="data:image/jpeg;base64,AAAA"');
  expect(page.match(/<img/g)).toHaveLength(1);
});

test("what a user typed is text in it", () => {
  const page = contractPage(copy);
  expect(page).toContain("Mira &amp; &quot;Sons&quot; &lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>");
});

test("the day of a signature is that of the signer's calendar", () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59).getTime() / 1000)).toBe("2026-01-05");
  expect(localDay(new Date(2026, 10, 21, 0, 1).getTime() / 1000)).toBe("2026-11-21");
});

test("a day that was signed on is the same day wherever it is read", () => {
  const seconds = secondsOf("2026-01-05") ?? 0;
  expect(localDay(seconds)).toBe("2026-01-05");
  for (const day of [undefined, "", "soon", "2026-13-41"]) expect(secondsOf(day)).toBeUndefined();
});
