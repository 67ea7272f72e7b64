// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { imageUrl } from "marketplace-sdk";
import { expect, test } from "vitest";
import { labels } from "../../labels/en";
import { createUiSettings, type UiSettingsOptions } from "../create-ui-settings";
import { UiProvider } from "../ui-provider";
import { ProductPicture } from "./product";

function pictureOf(image: UiSettingsOptions["image"], path: string | undefined = "/uploads/1.jpg") {
  const settings = createUiSettings({ language: "en", labels, image });
  const { container } = render(
    <UiProvider value={settings}>
      <ProductPicture image={path} />
    </UiProvider>,
  );
  const picture = container.querySelector("img");
  return ["src", "srcset", "sizes"].map((name) => picture?.getAttribute(name) ?? null);
}

test("a picture is where the answer says, unless the settings say more", () => {
  expect(pictureOf(undefined)).toEqual(["/uploads/1.jpg", null, null]);
  expect(pictureOf((path) => `https://cdn.test${path}`)).toEqual([
    "https://cdn.test/uploads/1.jpg",
    null,
    null,
  ]);
});

test("the browser chooses among the widths that the server has, each named once", () => {
  const images = { template: "{url}?w={width}", widths: [400, 800], prefixes: ["/uploads/"] };
  const [src, srcSet, sizes] = pictureOf((path, width) => `https://cdn.test${imageUrl(path, width, images)}`);
  expect(src).toBe("https://cdn.test/uploads/1.jpg?w=800");
  expect(srcSet).toBe(
    "https://cdn.test/uploads/1.jpg?w=400 320w, https://cdn.test/uploads/1.jpg?w=800 1280w",
  );
  expect(sizes).toContain("50vw");
});

test("a product without a picture asks for none", () => {
  const asked: string[] = [];
  expect(
    pictureOf((path) => {
      asked.push(path);
      return path;
    }, ""),
  ).toEqual([null, null, null]);
  expect(asked).toEqual([]);
});
