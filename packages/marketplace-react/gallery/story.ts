import type { ComponentType } from "react";

/** What a file of stories exports by default. Files follow the Component Story Format, so that other galleries can show them. */
export interface Meta {
  title: string;
}

/** One state of a primitive or of a block. */
export interface Story {
  /** Such as "Busy button". */
  name: string;
  Component: ComponentType;
}

type StoryModule = Readonly<Record<string, ComponentType | Meta>>;

/** The stories of a file, in its order of names. `BusyButton` is shown as "Busy button". */
export function storiesOf(module: StoryModule): Story[] {
  return Object.entries(module).flatMap(([key, Component]) =>
    typeof Component === "function"
      ? [{ name: key.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), Component }]
      : [],
  );
}
