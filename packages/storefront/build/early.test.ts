import { expect, test } from "vitest";
import { earlyFiles } from "./early.ts";

test("a screen's files are named by its address, without those of the first load", () => {
  const chunks = new Map([
    ["assets/home-1.js", { modules: ["/src/routes/home.tsx"], imports: [], styles: ["assets/home-1.css"] }],
    [
      "assets/parts-2.js",
      { modules: ["/src/ui/sheet.tsx"], imports: ["assets/home-1.js"], styles: ["assets/parts-2.css"] },
    ],
    [
      "assets/order-3.js",
      {
        modules: ["/x/src/routes/order-checked.tsx", "/x/src/features/orders/a.tsx"],
        imports: ["assets/home-1.js", "assets/parts-2.js"],
        styles: [],
      },
    ],
    [
      "assets/account-4.js",
      { modules: ["/x/src/routes/article.tsx"], imports: [], styles: ["assets/a.css"] },
    ],
  ]);
  expect(earlyFiles(chunks)).toEqual({
    orderChecked: ["assets/order-3.js", "assets/parts-2.js", "assets/parts-2.css"],
    page: ["assets/account-4.js", "assets/a.css"],
    "article-detail": ["assets/account-4.js", "assets/a.css"],
  });
});
