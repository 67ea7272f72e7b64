import { expect, test } from "vitest";
import { coreEnglish, createI18n } from "../i18n";
import { uiSettings } from "./ui-settings";

test("React's development tools, which list a value's properties, read no text that has not loaded", () => {
  const { labels } = uiSettings(createI18n({ code: "en", tag: "en", dir: "ltr" }, {}, coreEnglish));
  expect(() => JSON.stringify(labels)).not.toThrow();
  expect(() => labels.back).toThrow("ui.back");
});
