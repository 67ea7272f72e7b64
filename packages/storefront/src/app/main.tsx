import "marketplace-react/tokens.css";
import "marketplace-react/base.css";
import "./styles/base.css";
import "./styles/face.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { subscribe } from "valtio/vanilla";
import { createLanguages, type LanguageChoice, loadTable } from "../i18n";
import { requestIdle, retryWithBackoff } from "../shared/background";
import { config } from "../shared/config/config";
import { loadCode } from "../shared/load-code";
import { createNavigation } from "../shared/navigation/navigation";
import { paths } from "../shared/navigation/paths";
import { createAppServices } from "../shared/services";
import { applyTheme, storedTheme } from "../shared/theme";
import { App } from "./app";
import { holdShapes } from "./hold-shapes";
import { matchScreen } from "./router/match-screen";
import { createScreenCache, prefetchOnIntent } from "./router/screen-cache";

/** Ends the current task, so that a slow phone can respond to input in between. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Starts the shop in steps that are short enough for a slow phone. Until then the page shows its skeleton. */
async function start(): Promise<void> {
  applyTheme(storedTheme());
  await pause();

  const navigation = createNavigation({ orderOf: (pathname) => matchScreen(pathname).order });
  // What a page of many pictures asked for last counts, too: `loadCode` looks at it.
  performance.setResourceTimingBufferSize(2000);
  const languages = createLanguages(wantsPseudo(), (...wanted) => loadCode(() => loadTable(...wanted)));
  const screens = createScreenCache({
    // The home page's own texts are part of the first load.
    alongside: async ({ path, trade }) => {
      if (path !== paths.home()) await languages.complete(trade);
    },
  });
  await pause();

  // Requests what the first screen needs in parallel.
  const services = createAppServices(navigation, () => languages.current());
  const chosen = (): LanguageChoice => {
    const { code } = services.language.state;
    return { code, tag: services.language.tag(code), dir: services.language.dir(code) };
  };
  languages.subscribe(() => {
    const { tag, dir } = languages.current();
    Object.assign(document.documentElement, { lang: tag, dir });
  });
  const spoken = languages.choose(chosen());
  const { pathname, search } = navigation.current();
  const { screen, params } = matchScreen(pathname);
  const loaded = screens.load(screen);
  await pause();

  const answered = Promise.all(screen.prefetch?.(services, { params, search }) ?? []);
  subscribe(services.language.state, () => void languages.choose(chosen()));
  prefetchOnIntent(document, (pathname) => {
    const { screen } = matchScreen(pathname);
    // A failed screen offers to retry; hovering over its link must not remove that.
    if (screens.state(screen).status !== "failed") void screens.prefetch(screen);
  });
  whenIdle(() => {
    retryWithBackoff(languages.complete);
    activatePreloadLinks("later");
    const { vitalsUrl } = config;
    if (vitalsUrl) retryWithBackoff(async () => (await import("./vitals")).sendVitals(vitalsUrl));
  });
  await spoken;
  await pause();

  // Format a number now: the first call initializes `Intl`, which is a long task.
  languages.current().number(0);
  await pause();

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root.");
  await holdShapes(root, Promise.all([loaded, answered]));
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App services={services} languages={languages} screens={screens} />
      </StrictMode>,
    ),
  );
}

/** Once the page has loaded and is idle: links shouldn't wait for texts. */
function whenIdle(run: () => void): void {
  if (document.readyState === "complete") requestIdle(run);
  else addEventListener("load", () => requestIdle(run), { once: true });
}

/** Testers turn on the pseudo language for a tab: `sessionStorage.pseudo = "1"`, in development also `?pseudo`. */
function wantsPseudo(): boolean {
  try {
    const isRequested = import.meta.env.DEV && /[?&]pseudo\b/.test(location.search);
    return isRequested || sessionStorage.getItem("pseudo") === "1";
  } catch {
    return false;
  }
}

setTimeout(() => activatePreloadLinks("early"));
setTimeout(start);

/**
 * Activates the links in one of the page's templates. `early`, written by a server, lists the other files of the screen
 * (README, "Serving the build"): loaded before the first script, they would have slowed it down on a slow connection. `later`
 * is the page's own and lists what no first screen needs.
 */
function activatePreloadLinks(when: "early" | "later"): void {
  const links = document.querySelector<HTMLTemplateElement>(`template#${when}`);
  if (links) document.head.append(links.content);
}
