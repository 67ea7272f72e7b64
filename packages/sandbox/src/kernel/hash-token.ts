import { createHash } from "node:crypto";

/** The database stores only this hash of a token: of a session's, and of one that shows a document once. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
