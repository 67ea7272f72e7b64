import type { ComponentType } from "react";
import type { PlainKey } from "../../i18n/types";
import type { RouteParams, ScreenProps } from "../../shared/navigation/paths";
import type { Services } from "../../shared/services";

/** A screen's module in src/routes. */
export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
}

/** The address of a screen, as far as its first requests depend on it. */
export interface ScreenAddress {
  params: RouteParams;
  /** With its "?" or empty. */
  search: string;
}

/** Starts requests. The promises never reject, and what they bring is in the query cache. */
export type Prefetch = (services: Services, address: ScreenAddress) => readonly Promise<unknown>[];

/** Everything that is known of a screen before it is loaded. Its place in the list of screens is the order of the page slide. */
export interface ScreenRecord {
  /** Pattern; `:name` stands for one part of the address. */
  path: string;
  /** In the tab's title, in breadcrumbs, and announced when the screen is shown. */
  title: PlainKey;
  load: () => Promise<ScreenModule>;
  /** Asks for what the screen shows first, while its files are on their way. */
  prefetch?: Prefetch;
  /** Paths of the screens above it, for breadcrumbs: the home page comes first, and is left out here. Default: none. */
  trail?: readonly string[] | ((search: URLSearchParams) => readonly string[]);
  /** Whether it is one of the member's own screens, which have their list beside them on wide windows. */
  account?: boolean;
  /** Whether it needs the texts of money, orders and merchants, which are in a chunk of their own. */
  trade?: boolean;
  /** Whether its task is money or a form: customer service is in its head then, and nothing floats over it. */
  task?: boolean;
}
