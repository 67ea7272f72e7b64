import type { ComponentType } from "react";

/** Stands in for `shared/ui/deferred` where a page is rendered once: its parts are there as soon as {@link loadDeferred} has resolved. */

const loading: Promise<unknown>[] = [];

export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let View: ComponentType<Props> | undefined;
  // A module may still be on its way to being evaluated: its parts are loaded after it.
  loading.push(
    Promise.resolve()
      .then(load)
      .then((loaded) => {
        View = loaded;
      }),
  );
  return {
    Part: (props: Props) => View && <View {...props} />,
    prefetch: () => undefined,
  };
}

/** Waits for every part, and for those of parts. */
export async function loadDeferred(): Promise<void> {
  for (let known = -1; known !== loading.length; ) {
    known = loading.length;
    await Promise.all(loading);
  }
}
