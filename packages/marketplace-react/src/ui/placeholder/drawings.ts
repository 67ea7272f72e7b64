/* Drawings of empty states. Paths on a 120-unit grid. */

/** A shopping bag. */
export const bagDrawing = "M34 46h52l5 48H29ZM46 54V42a14 14 0 0 1 28 0v12";
/** A magnifying glass. */
export const searchDrawing = "M54 80a26 26 0 1 0 0-52 26 26 0 0 0 0 52Zm19-7 22 22M44 54a10 10 0 0 1 10-10";
/** A heart. */
export const heartDrawing =
  "M60 92C38 77 28 64 28 50c0-11 8-19 17-19 7 0 12 4 15 10 3-6 8-10 15-10 9 0 17 8 17 19 0 14-10 27-32 42Z";
/** A closed door, for what isn't possible, or not yet. */
export const doorDrawing = "M38 94V30h44v64M28 94h64M70 62h.1M50 44h20";
/** A large check mark. */
export const doneDrawing = "m36 62 17 17 32-36";
