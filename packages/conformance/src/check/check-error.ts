/** Nothing could be checked. The message is a sentence for people. */
export class CheckError extends Error {
  /** Always `CheckError`. */
  override readonly name = "CheckError";
}
