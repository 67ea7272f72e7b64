import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme";
import { h } from "vue";
import Figures from "./figures.vue";
import TryIt from "./try-it.vue";
import "./style.css";

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "home-features-after": () => h(Figures) }),
  enhanceApp: ({ app }) => {
    app.component("TryIt", TryIt);
  },
} satisfies Theme;
