import type { IconArt } from "./icon.js";

/* Icons of the primitives. Paths on a 24-unit grid. */

/** A chevron that points back; mirrored in right-to-left languages. */
export const backIcon: IconArt = { d: "m14.5 5.5-6.5 6.5 6.5 6.5", directional: true };
/** A star; `filled` for a given one. */
export const starIcon: IconArt = {
  d: "m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z",
};
/** A check mark. */
export const checkIcon: IconArt = { d: "m5 12.5 4.5 4.500L19 7.5" };
/** Two sheets. */
export const copyIcon: IconArt = { d: "M9 9h10.500v10.500H9ZM15 9V4.500H4.500V15H9" };
/** An open eye: shows what is hidden. */
export const eyeIcon: IconArt = {
  d: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
};
/** A crossed-out eye: hides what is shown. */
export const eyeOffIcon: IconArt = {
  d: "M4 4l16 16M9.9 5.800A9 9 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-2.7 3.400M6.3 7.700A16 16 0 0 0 2.5 12S6 18.5 12 18.500c1.6 0 3-.4 4.2-1.100M10 10a3 3 0 0 0 4 4",
};
/** A minus. */
export const minusIcon: IconArt = { d: "M6 12h12" };
/** A plus. */
export const plusIcon: IconArt = { d: "M6 12h12M12 6v12" };
