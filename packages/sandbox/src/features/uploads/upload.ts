import { randomBytes } from "node:crypto";
import { invalidField } from "../errors";
import { type Handler, reply } from "../handler";
import { encrypt } from "./envelope-encryption";
import { readPicture } from "./picture";
import { type FileCategory, referenceTo } from "./references";

/**
 * `uploads.image`: stores one picture, written anew. Without `category` everybody may see it under its address; with `kyc` it is
 * encrypted, and its owner alone can ask for it.
 */
export const upload: Handler<"uploads.image"> = async ({ input, viewer, services, now }) => {
  const category = categoryOf(input.category);
  const bytes = await bytesOf(input.file);
  if (bytes.length > services.settings.uploadMaxBytes) throw invalidField("file", "too_large");
  const picture = await readPicture(bytes, services.settings.imageMaxPixels);
  const id = randomBytes(16).toString("hex");
  const sealed = category === "kyc" ? encrypt(services.fileKey, id, picture.bytes) : undefined;
  await services.db`insert into file (id, member_id, category, mime, width, height, bytes, wrapped_key, createtime)
    values (${id}, ${viewer.id}, ${category}, ${picture.mime}, ${picture.width}, ${picture.height},
      ${sealed?.bytes ?? picture.bytes}, ${sealed?.wrappedKey ?? null}, ${now})`;
  const url = referenceTo(id, category);
  // A public picture has no absolute address: the server does not know under which names it is reached.
  return reply(category === "kyc" ? { url, fullurl: "" } : { url }, { msg: "uploaded" });
};

function categoryOf(category = ""): FileCategory {
  if (category === "kyc") return "kyc";
  if (category === "" || category === "public") return "public";
  throw invalidField("category");
}

/** The contract types a file as text; what arrives is a `File`. */
async function bytesOf(file: unknown): Promise<Buffer> {
  if (!(file instanceof Blob)) throw invalidField("file");
  return Buffer.from(await file.arrayBuffer());
}
