/** Values of a route's `{…}` parts, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

/** Props of the `Screen` that every file in src/routes exports. */
export interface ScreenProps {
  params: RouteParams;
}
