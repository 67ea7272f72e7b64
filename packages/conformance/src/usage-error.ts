/** Invalid arguments, or a file that is not what they say. The message is one sentence. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
