import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLanguage, LANGUAGES } from "../../src/state/index";
import { createTypedStorage } from "../../src/storage/index";
import { memoryStorage } from "../../src/testing/index";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(browserLanguages: readonly string[], before?: string) {
  const storage = memoryStorage();
  if (before) storage.setItem("lang", before);
  const language = createLanguage({ storage: createTypedStorage({ storage }), browserLanguages });
  // What was found on first load is saved a moment later.
  vi.runAllTimers();
  const stored = () => JSON.parse(storage.getItem("lang") ?? "null");
  /** With the picture, whose code loads on its own. */
  const storedWithIcon = async () => {
    await vi.dynamicImportSettled();
    return stored();
  };
  return { storage, language, stored, storedWithIcon };
}

/** The picture of a language: two letters of its name. */
const iconOf = (letters: string) => expect.stringContaining(encodeURIComponent(`>${letters}</text>`));

test("the 13 codes of docs/product.md, in its order, each with its own name", () => {
  const codes = LANGUAGES.map(({ code }) => code);
  expect(codes).toEqual(["tw", "zh-CN", "en", "es", "pt", "ja", "ko", "hi", "de", "ar", "ru", "fr", "vi"]);
  expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(13);
});

describe("first load", () => {
  test.each([
    [["zh-TW"], "tw"],
    [["zh-HK"], "tw"],
    [["zh-Hant-MO"], "tw"],
    [["zh-Hans-HK"], "zh-CN"],
    [["zh-SG"], "zh-CN"],
    [["zh"], "zh-CN"],
    [["pt-BR"], "pt"],
    [["AR-eg"], "ar"],
    [["nl-NL", "de-AT", "en"], "de"],
    [["fil-PH", "hil", "est"], "en"],
    [["fr-CA"], "fr"],
    [["zh_TW"], "tw"],
    [["zh_Hant_HK.UTF-8"], "tw"],
    [["zh_CN#Hans"], "zh-CN"],
    [["de_DE@euro"], "de"],
    [["C", "POSIX", "pt_BR.UTF-8"], "pt"],
    [["", "*", "constructor"], "en"],
    [[], "en"],
  ])("%j gives %s, and saves it", async (wanted, code) => {
    const { language, storedWithIcon } = start(wanted);
    expect(language.state.code).toBe(code);
    expect(await storedWithIcon()).toMatchObject({
      value: code,
      langText: expect.stringMatching(/./),
      icon: expect.stringMatching(/^data:image/),
    });
  });

  test("reads the browser's languages by default", () => {
    vi.stubGlobal("document", {});
    vi.stubGlobal("navigator", { languages: ["ko-KR", "en"] });
    expect(createLanguage({ storage: createTypedStorage({ storage: memoryStorage() }) }).state.code).toBe(
      "ko",
    );
  });

  test.each([[[]], [undefined]])("reads the one language of a browser whose list is %j", (languages) => {
    vi.stubGlobal("document", {});
    vi.stubGlobal("navigator", { languages, language: "ko-KR" });
    const storage = createTypedStorage({ storage: memoryStorage() });
    expect(createLanguage({ storage }).state.code).toBe("ko");
  });

  test("a server does not take its own language for the visitor's", () => {
    vi.stubGlobal("navigator", { languages: ["ko-KR"], language: "ko-KR" });
    const storage = createTypedStorage({ storage: memoryStorage() });
    expect(createLanguage({ storage }).state.code).toBe("en");
  });

  test("only what is on offer is chosen", () => {
    const typedStorage = createTypedStorage({ storage: memoryStorage() });
    const browserLanguages = ["zh-TW", "de", "ar"];
    expect(
      createLanguage({ storage: typedStorage, supported: ["en", "ar"], browserLanguages }).state.code,
    ).toBe("ar");
  });
});

test("the stored language wins; one that is unknown does not", () => {
  expect(start(["de"], '{"value":"ja","langText":"日本語","icon":"j.png"}').language.state.code).toBe("ja");
  const { language, stored } = start(["de"], '{"value":"xx"}');
  expect(language.state.code).toBe("de");
  expect(stored().value).toBe("de");
});

test("set switches, saves, and changes tag and direction", async () => {
  const { language, stored, storedWithIcon } = start(["en"]);
  language.set("ar");
  expect(stored()).toEqual({ value: "ar", langText: "العربية" });
  expect(await storedWithIcon()).toEqual({ value: "ar", langText: "العربية", icon: iconOf("ال") });
  expect([language.tag(), language.dir()]).toEqual(["ar", "rtl"]);
  expect([language.tag("tw"), language.dir("tw"), language.tag("zh-CN")]).toEqual([
    "zh-Hant",
    "ltr",
    "zh-CN",
  ]);
  for (const { code } of LANGUAGES) expect(Intl.getCanonicalLocales(language.tag(code))).toHaveLength(1);
});

describe("what other clients have stored", () => {
  const theirs = { value: "ja", langText: "Japanese", icon: "/flags/ja.png", id: 3, name: "jp", order: [1] };

  test("is kept on reading, of any type", () => {
    const odd = { ...theirs, id: { of: 3 }, name: 5 };
    const storage = memoryStorage();
    storage.setItem("lang", JSON.stringify(odd));
    expect(createTypedStorage({ storage }).read("lang")).toEqual(odd);
  });

  test("is left alone while the language stays", () => {
    expect(start(["de"], JSON.stringify(theirs)).stored()).toEqual(theirs);
  });

  test("keeps id, name and icon when the same language is chosen again", () => {
    const { language, stored } = start(["de"], JSON.stringify(theirs));
    language.set("ja");
    expect(stored()).toEqual({ ...theirs, langText: "日本語" });
  });

  test("does not pass to another language", async () => {
    const { language, storedWithIcon } = start(["de"], JSON.stringify(theirs));
    language.set("ko");
    expect(await storedWithIcon()).toEqual({ value: "ko", langText: "한국어", icon: iconOf("한국") });
  });

  test("keeps its own picture, chosen while the code for ours was loading", async () => {
    const { storage, language, storedWithIcon } = start(["de"]);
    language.set("ko");
    storage.setItem("lang", JSON.stringify(theirs));
    expect(await storedWithIcon()).toEqual(theirs);
  });

  test("is read again for each choice: another tab may have changed it", () => {
    const storage = memoryStorage();
    const language = createLanguage({ storage: createTypedStorage({ storage }), browserLanguages: ["en"] });
    storage.setItem("lang", JSON.stringify(theirs));
    language.set("ja");
    expect(JSON.parse(storage.getItem("lang") ?? "")).toMatchObject({ id: 3, name: "jp" });
  });

  test("gets the icon it lacks, as older versions stored none", async () => {
    const { storedWithIcon } = start(["de"], '{"value":"ja","langText":"日本語","icon":"","id":3}');
    expect(await storedWithIcon()).toEqual({ value: "ja", langText: "日本語", icon: iconOf("日本"), id: 3 });
  });

  test("what another tab chooses before the first save is kept", () => {
    const storage = memoryStorage();
    createLanguage({ storage: createTypedStorage({ storage }), browserLanguages: ["de"] });
    storage.setItem("lang", JSON.stringify(theirs));
    vi.runAllTimers();
    expect(JSON.parse(storage.getItem("lang") ?? "")).toEqual(theirs);
  });
});

test("every language has its own icon, which is an image", async () => {
  const { language, storedWithIcon } = start(["en"]);
  const icons: string[] = [];
  for (const { code } of LANGUAGES) {
    language.set(code);
    icons.push((await storedWithIcon()).icon);
  }
  expect(new Set(icons).size).toBe(13);
  for (const icon of icons) {
    const [, svg = ""] = /^data:image\/svg\+xml,(.+)$/.exec(icon) ?? [];
    expect(decodeURIComponent(svg)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
  }
});

describe("a page that a server has drawn", () => {
  const takeOver = (stored?: string) => {
    const storage = memoryStorage();
    if (stored) storage.setItem("lang", stored);
    const typedStorage = createTypedStorage({ storage });
    const language = createLanguage({ storage: typedStorage, browserLanguages: ["fr"], rendered: "de" });
    vi.runAllTimers();
    return { storage, language };
  };

  test("has the server's language until it is restored, and stores nothing before that", () => {
    const { storage, language } = takeOver();
    expect([language.state.code, language.initialState.code]).toEqual(["de", "de"]);
    expect(storage.getItem("lang")).toBeNull();
    language.restore();
    vi.runAllTimers();
    expect([language.state.code, language.initialState.code]).toEqual(["fr", "de"]);
    expect(storage.getItem("lang")).toContain('"value":"fr"');
  });

  test("takes the visitor's stored choice then", () => {
    const { language } = takeOver('{"value":"ja","langText":"日本語","icon":"j.png"}');
    expect(language.state.code).toBe("de");
    language.restore();
    expect(language.state.code).toBe("ja");
  });

  test("keeps what was chosen before that", () => {
    const { language } = takeOver();
    language.set("ar");
    language.restore();
    expect([language.state.code, language.initialState.code]).toEqual(["ar", "de"]);
  });
});

test("restoring changes nothing where no server has drawn the page", () => {
  const { storage, language } = start(["de"]);
  storage.setItem("lang", '{"value":"ja"}');
  language.restore();
  expect(language.state.code).toBe("de");
  expect(language.initialState.code).toBe("en");
});
