import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { matchScreen } from "./router/match-screen";

/** One measurement of a visit. */
export interface Vital {
  name: Metric["name"];
  /** Milliseconds; CLS has no unit. */
  value: number;
  rating: Metric["rating"];
  /** Identifies the measurement: a later one with the same id is its newer value. */
  id: string;
  /** `soft-navigation` for a slide from screen to screen. */
  navigationType: Metric["navigationType"];
  /** The pattern of the screen's address, such as `/store/:id`: what a user looked at stays private. */
  route: string;
}

/** Calls `listener` with each web vital, those of slides from screen to screen too where the browser reports them (Chromium from 151). */
export function onVital(listener: (vital: Vital) => void): void {
  const report = ({ name, value, rating, id, navigationType, navigationURL }: Metric): void => {
    const { pathname } = new URL(navigationURL ?? location.href, location.href);
    listener({ name, value, rating, id, navigationType, route: matchScreen(pathname).screen.path });
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report, { reportSoftNavs: true });
}

/** Sends each web vital to an address of the operator's, as JSON in a beacon, which outlives the page. */
export function sendVitals(address: string): void {
  onVital((vital) => navigator.sendBeacon(address, JSON.stringify(vital)));
}
