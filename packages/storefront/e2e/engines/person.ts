/**
 * What is looked for: by role and name, by the label of a field, by its text, or by the body of a function that returns it. A
 * string is a part, in any case; of several that are visible the last is meant.
 */
export type Wanted =
  | { readonly role: Role; readonly name?: string | RegExp; readonly level?: number; readonly in?: Wanted }
  | { readonly label: string | RegExp; readonly in?: Wanted }
  | { readonly text: string | RegExp; readonly in?: Wanted }
  | { readonly script: string };

/** Roles that the journeys look for. */
export type Role = "button" | "checkbox" | "dialog" | "heading" | "img" | "link" | "radio" | "region";

/** A person at a browser: the same journeys are walked in every engine. Everything waits until it is possible. */
export interface Person {
  /** Goes to a path. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Waits until the path, with its query, is such a one. */
  waitForPath(path: RegExp): Promise<void>;
  /** Runs the body of a function in the page. @returns its value */
  run<Value>(script: string): Promise<Value>;
  expectVisible(wanted: Wanted): Promise<void>;
  /** Waits until it is gone. */
  expectHidden(wanted: Wanted): Promise<void>;
  click(wanted: Wanted): Promise<void>;
  /** Replaces the content of a field by typing. */
  type(wanted: Wanted, text: string): Promise<void>;
  /** Chooses a file, also for a field that only its label shows. */
  setFile(wanted: Wanted, file: string): Promise<void>;
  /** Draws a line over an element with the pointer. */
  draw(wanted: Wanted): Promise<void>;
  /** Opens the shop in a second tab and goes there. */
  openSecondTab(): Promise<void>;
  /** Goes back to the first of both. */
  switchToFirstTab(): Promise<void>;
  close(): Promise<void>;
}
