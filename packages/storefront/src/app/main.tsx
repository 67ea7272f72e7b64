import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/transitions.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { subscribe } from "valtio/vanilla";
import { createLanguages, type LanguageChoice } from "../i18n";
import { App } from "./app";
import { insist } from "./insist";
import { createLocation } from "./location";
import { createShop } from "./market";
import { matchRoute } from "./match";
import { paths } from "./paths";
import { createScreenCache } from "./screens";
import { siteQuery } from "./site-query";
import { applyTheme, storedTheme } from "./theme";
import { warmLinks } from "./warm-links";

applyTheme(storedTheme());
const places = createLocation({ orderOf: (pathname) => matchRoute(pathname).order });
const languages = createLanguages(wantsPseudo());
const shop = createShop(places, () => languages.current().t);
const screens = createScreenCache({
  // The home page's own texts are part of the first load.
  alongside: async (route) => {
    if (route.path !== paths.home()) await languages.complete(route.trade);
  },
});

// What the first screen needs starts at once, side by side; the page's skeleton stands till then.
void shop.queryClient.prefetchQuery(siteQuery(shop));
void screens.warm(matchRoute(places.current().pathname).route);
void languages.choose(chosen()).then(() => {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root.");
  // In slices: a slow phone answers to the finger in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App shop={shop} languages={languages} screens={screens} />
      </StrictMode>,
    ),
  );
});

languages.subscribe(() => {
  const { tag, dir } = languages.current();
  Object.assign(document.documentElement, { lang: tag, dir });
});
subscribe(shop.language.state, () => void languages.choose(chosen()));
warmLinks(document, (pathname) => {
  const { route } = matchRoute(pathname);
  // What failed says so and offers to try again; a pointer that rests on its link must not take that away.
  if (screens.state(route).status !== "failed") void screens.warm(route);
});
// Links should not wait for words.
addEventListener("load", () => requestIdle(() => insist(languages.complete)));

function chosen(): LanguageChoice {
  const { code } = shop.language.state;
  return { code, tag: shop.language.tag(code), dir: shop.language.dir(code) };
}

/** Safari has no idle callback. */
function requestIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run);
  else setTimeout(run, 1000);
}

/** Testers switch the pseudo language on for a tab: `sessionStorage.pseudo = "1"`, in development also `?pseudo`. */
function wantsPseudo(): boolean {
  try {
    const asked = import.meta.env.DEV && /[?&]pseudo\b/.test(location.search);
    return asked || sessionStorage.getItem("pseudo") === "1";
  } catch {
    return false;
  }
}
