/**
 * An element by role and name, by the label of a field, by its text, or by the body of a function that returns it. A string
 * matches a part, ignoring case. If several elements are visible, the last one is meant.
 */
export type Wanted =
  | { readonly role: Role; readonly name?: string | RegExp; readonly level?: number; readonly in?: Wanted }
  | { readonly label: string | RegExp; readonly in?: Wanted }
  | { readonly text: string | RegExp; readonly in?: Wanted }
  | { readonly script: string };

/** Roles that the journeys use. */
export type Role = "button" | "checkbox" | "dialog" | "heading" | "img" | "link" | "radio" | "region";

/** A user at a browser, so that the same journeys run in every engine. Every method waits until it can succeed. */
export interface Person {
  /** Goes to a path. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Waits until the path and query match. */
  waitForPath(path: RegExp): Promise<void>;
  /** Runs the body of a function in the page. @returns its value */
  run<Value>(script: string): Promise<Value>;
  expectVisible(wanted: Wanted): Promise<void>;
  /** Waits until the element is gone. */
  expectHidden(wanted: Wanted): Promise<void>;
  click(wanted: Wanted): Promise<void>;
  /** Replaces the content of a field by typing. */
  type(wanted: Wanted, text: string): Promise<void>;
  /** Chooses a file, even if only the field's label is visible. */
  setFile(wanted: Wanted, file: string): Promise<void>;
  /** Draws a line over an element with the pointer. */
  draw(wanted: Wanted): Promise<void>;
  /** Opens the shop in a second tab and switches to it. */
  openSecondTab(): Promise<void>;
  /** Switches to the first tab. */
  switchToFirstTab(): Promise<void>;
  close(): Promise<void>;
}
