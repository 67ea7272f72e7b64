/** Animals that represent users, each on six backgrounds. */
export const animals = [
  "fox",
  "owl",
  "bear",
  "panda",
  "koala",
  "penguin",
  "turtle",
  "tiger",
  "whale",
  "swan",
  "frog",
  "duck",
  "eagle",
  "dolphin",
  "cat",
  "dog",
  "rabbit",
  "lion",
] as const;

/** Hues of the backgrounds, in degrees. */
export const avatarHues = [30, 85, 145, 210, 265, 330];

/** Draws `/uploads/avatars/<name>.webp`: `fox-3` is the fox on the third background, `mira` the user of the contract's examples. */
export function avatarOf(name: string): { readonly art: string; readonly hue?: number } | undefined {
  if (name === "mira") return { art: "otter" };
  const [, animal = "", ground = ""] = /^([a-z]+)-([1-6])$/.exec(name) ?? [];
  const art = animals.find((known) => known === animal);
  const hue = avatarHues[Number(ground) - 1];
  return art === undefined || hue === undefined ? undefined : { art, hue };
}
