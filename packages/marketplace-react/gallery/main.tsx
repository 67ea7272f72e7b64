import "../src/ui/tokens.css";
import "../src/ui/base.css";
import { createRoot } from "react-dom/client";
import { blockLabels as arabicBlocks } from "../src/block-labels/ar";
import { blockLabels as englishBlocks } from "../src/block-labels/en";
import { labels as arabicLabels } from "../src/labels/ar";
import { labels as englishLabels } from "../src/labels/en";
import { createUiSettings } from "../src/ui/create-ui-settings";
import { Page, Stack, Text } from "../src/ui/layout/layout";
import { Tabs } from "../src/ui/tabs/tabs";
import { UiProvider } from "../src/ui/ui-provider";
import * as blocks from "./blocks.stories";
import * as buttons from "./buttons.stories";
import * as colors from "./colors.stories";
import * as feedback from "./feedback.stories";
import * as fields from "./fields.stories";
import styles from "./gallery.module.css";
import * as layout from "./layout.stories";
import * as navigation from "./navigation.stories";
import * as products from "./products.stories";
import { type Story, storiesOf } from "./story";
import { WORDS, WordsProvider } from "./words";

/* The gallery: every primitive and block in every state. The page's address says what is shown and how. */

const PAGES = { buttons, fields, layout, navigation, feedback, products, blocks, colors };
const LANGUAGES = {
  ltr: ["en", englishLabels, englishBlocks],
  rtl: ["ar", arabicLabels, arabicBlocks],
} as const;
const CHOICES = {
  scheme: { light: "Light", dark: "Dark" },
  dir: { ltr: "Left to right", rtl: "Right to left" },
  theme: { standard: "Standard", harbour: "Harbour" },
} as const;

const asked = new URLSearchParams(location.search);
const choice = <Key extends string>(name: string, options: Readonly<Record<Key, unknown>>): Key => {
  const keys = Object.keys(options) as Key[];
  const [first] = keys;
  const found = keys.find((key) => key === asked.get(name)) ?? first;
  if (found === undefined) throw new Error(`${name} has no options.`);
  return found;
};
const shown = {
  page: choice("page", PAGES),
  scheme: choice("scheme", CHOICES.scheme),
  dir: choice("dir", CHOICES.dir),
  theme: choice("theme", CHOICES.theme),
};
/** Inside another page: without the controls. */
const isEmbedded = asked.has("embedded");

const address = (change: Partial<Record<keyof typeof shown, string>>): string =>
  `?${new URLSearchParams({ ...shown, ...change })}`;

function Controls() {
  const pages = Object.entries(PAGES).map(([id, { default: meta }]) => ({
    id,
    label: meta.title,
    href: address({ page: id }),
  }));
  return (
    <Stack as="header" gap="s">
      <a href="../guides/gallery.html">Documentation</a>
      <Text as="h1" size="xl">
        {PAGES[shown.page].default.title}
      </Text>
      <Tabs label="Stories" items={pages} current={shown.page} />
      {Object.entries(CHOICES).map(([name, options]) => (
        <Tabs
          key={name}
          label={name}
          variant="chip"
          current={shown[name as keyof typeof CHOICES]}
          items={Object.entries(options).map(([id, label]) => ({ id, label, href: address({ [name]: id }) }))}
        />
      ))}
    </Stack>
  );
}

const Shown = ({ name, Component }: Story) => (
  <section className={styles.story} aria-label={name}>
    <h2>{name}</h2>
    <div>
      <Component />
    </div>
  </section>
);

const [language, labels, blockLabels] = LANGUAGES[shown.dir];
Object.assign(document.documentElement, { dir: shown.dir, lang: language });
document.documentElement.dataset.theme = shown.scheme;
if (shown.theme === "harbour") {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "stylesheet", href: "harbour.css" }),
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <UiProvider value={createUiSettings({ language, labels, blockLabels })}>
      <WordsProvider value={WORDS[language]}>
        <Page>
          {!isEmbedded && <Controls />}
          {storiesOf(PAGES[shown.page]).map((story) => (
            <Shown key={story.name} {...story} />
          ))}
        </Page>
      </WordsProvider>
    </UiProvider>,
  );
}
