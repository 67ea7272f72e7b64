/**
 * Why a picture can't be sent.
 * - `unreadable`: the browser can't show the file as a picture.
 * - `tooLarge`: the server takes it in no size.
 * - `canvasAltered`: the browser alters what is drawn, against tracking, and the file can't be sent in its place.
 */
export type PhotoProblem = "unreadable" | "tooLarge" | "canvasAltered";

/** A file that can't be sent as a picture. Trying again does not help, but for `canvasAltered`: its user may allow the site more. */
export class PhotoError extends Error {
  /** Always `PhotoError`. */
  override name = "PhotoError";
  /** Which rule the file breaks. */
  readonly problem: PhotoProblem;

  constructor(problem: PhotoProblem) {
    super(problem);
    this.problem = problem;
  }
}
