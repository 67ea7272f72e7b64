type React = typeof import("react");

/**
 * React for tests that render on a server, which the shop never does: its stores need not say what they would be there.
 */
export const withStores = (react: React): React => ({
  ...react,
  useSyncExternalStore: (subscribe, get) => react.useSyncExternalStore(subscribe, get, get),
});
