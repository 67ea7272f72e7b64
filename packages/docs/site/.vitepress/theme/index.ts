import { type Theme, useRoute } from "vitepress";
import DefaultTheme from "vitepress/theme";
import { h, onMounted, watch } from "vue";
import Figures from "./figures.vue";
import TryIt from "./try-it.vue";
import "./style.css";

export default {
  extends: DefaultTheme,
  Layout: {
    setup() {
      // The front page of the default theme has no main landmark.
      const route = useRoute();
      const mark = () => document.querySelector(".VPHome")?.setAttribute("role", "main");
      onMounted(mark);
      watch(() => route.path, mark, { flush: "post" });
      return () => h(DefaultTheme.Layout, null, { "home-features-after": () => h(Figures) });
    },
  },
  enhanceApp: ({ app }) => {
    app.component("TryIt", TryIt);
  },
} satisfies Theme;
