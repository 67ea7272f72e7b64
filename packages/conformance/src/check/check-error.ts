/** Thrown when nothing could be checked. The message is a sentence for users. */
export class CheckError extends Error {
  /** Always `CheckError`. */
  override readonly name = "CheckError";
}
