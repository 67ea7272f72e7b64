import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/transitions.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { subscribe } from "valtio/vanilla";
import { createLanguages, type LanguageChoice } from "../i18n";
import { App } from "./app";
import { askFirst } from "./first-questions";
import { insist } from "./insist";
import { createLocation } from "./location";
import { createShop } from "./market";
import { matchRoute } from "./match";
import { enforceLinks } from "./page-links";
import { paths } from "./paths";
import { createScreenCache } from "./screens";
import { applyTheme, storedTheme } from "./theme";
import { warmLinks } from "./warm-links";

/** Ends the task that has run so far: a slow phone answers to the finger in between. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Brings the shop up, in steps that are short enough for a slow phone. The page's skeleton stands till then. */
async function start(): Promise<void> {
  applyTheme(storedTheme());
  await pause();

  const places = createLocation({ orderOf: (pathname) => matchRoute(pathname).order });
  const languages = createLanguages(wantsPseudo());
  const screens = createScreenCache({
    // The home page's own texts are part of the first load.
    alongside: async (route) => {
      if (route.path !== paths.home()) await languages.complete(route.trade);
    },
  });
  await pause();

  // What the first screen needs is asked for side by side.
  const shop = createShop(places, () => languages.current().t);
  const chosen = (): LanguageChoice => {
    const { code } = shop.language.state;
    return { code, tag: shop.language.tag(code), dir: shop.language.dir(code) };
  };
  languages.subscribe(() => {
    const { tag, dir } = languages.current();
    Object.assign(document.documentElement, { lang: tag, dir });
  });
  const spoken = languages.choose(chosen());
  const { pathname, search } = places.current();
  const { route, params } = matchRoute(pathname);
  void screens.warm(route);
  await pause();

  askFirst(shop, route.path, { params, search });
  subscribe(shop.language.state, () => void languages.choose(chosen()));
  warmLinks(document, (pathname) => {
    const { route } = matchRoute(pathname);
    // What failed says so and offers to try again; a pointer that rests on its link must not take that away.
    if (screens.state(route).status !== "failed") void screens.warm(route);
  });
  whenIdle(() => {
    insist(languages.complete);
    enforceLinks("later");
  });
  await spoken;
  await pause();

  // The first number that is written takes `Intl` most of a long task, wherever it stands.
  languages.current().number(0);
  await pause();

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root.");
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App shop={shop} languages={languages} screens={screens} />
      </StrictMode>,
    ),
  );
}

/** Once the page has loaded and has nothing to do: links should not wait for words. */
function whenIdle(run: () => void): void {
  if (document.readyState === "complete") requestIdle(run);
  else addEventListener("load", () => requestIdle(run), { once: true });
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

setTimeout(() => enforceLinks("early"));
setTimeout(start);
