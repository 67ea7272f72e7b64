import { part } from "./e2e/part";

/* The main journeys in Chromium, Firefox ESR and WebKitGTK: `npm run engines`, also in CI. */
export default part("verify:engines", ["chromium", "firefox", "webkit"], 1);
