import { SkeletonList } from "marketplace-react/ui";
import { type ComponentType, useEffect, useState } from "react";
import { requestIdle, retryWithBackoff } from "../background";

/** A part of a screen in a file of its own. */
export interface Deferred<Props> {
  /** Shows the part, and until its file is here {@link deferred}'s `Waiting`. */
  Part: ComponentType<Props>;
  /** Fetches the file ahead of time, once the page is idle. Never rejects: showing the part tries again. */
  prefetch(): void;
}

/**
 * For what most visits to a screen do without, or see later: the screen's own file stays small.
 *
 * @param load imports the part
 * @param Waiting by default a skeleton
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = SkeletonList,
): Deferred<Props> {
  let loaded: { View: ComponentType<Props> } | undefined;
  const fetchPart = async () => {
    loaded ??= { View: await load() };
    return loaded;
  };
  return {
    Part(props) {
      const View = useLoaded(loaded, fetchPart)?.View;
      return View ? <View {...props} /> : <Waiting />;
    },
    prefetch: () => requestIdle(() => void fetchPart().catch(() => undefined)),
  };
}

/** Starts with what is known and loads the rest. */
function useLoaded<Loaded>(known: Loaded | undefined, load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState(known);
  useEffect(() => (loaded ? undefined : retryWithBackoff(() => load().then(setLoaded))), [loaded, load]);
  return loaded;
}
