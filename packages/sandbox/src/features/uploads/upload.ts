import { randomBytes } from "node:crypto";
import { encrypt } from "../../kernel/envelope-encryption";
import { invalidField } from "../../kernel/errors";
import type { FileCategory } from "../../kernel/file-storage";
import { type Handler, reply } from "../../kernel/handler";
import { addressTurn, memberTurn, uploadWork } from "../../kernel/thread-queues";
import { readPicture } from "./picture";
import { referenceTo } from "./references";

/**
 * `uploads.image`: stores one re-encoded picture. Without `category` its address is public; with `kyc` it is
 * encrypted, and its owner alone can ask for it.
 */
export const uploadImage: Handler<"uploads.image"> = async ({ input, viewer, ip, signal, services, now }) => {
  const category = categoryOf(input.category);
  const { uploadMaxBytes, imageMaxPixels } = services.settings;
  // Read in its turn, so that few pictures are in memory at a time.
  const read = async () => readPicture(await bytesOf(input.file, uploadMaxBytes), imageMaxPixels);
  const picture = await uploadWork.run(read, signal, [memberTurn(viewer.id), addressTurn(ip)]);
  const id = randomBytes(16).toString("hex");
  const encrypted = category === "kyc" ? encrypt(services.keys, id, picture.bytes) : undefined;
  const { mime, width, height } = picture;
  await services.files.save(
    { id, memberId: viewer.id, category, mime, width, height, key: encrypted, createtime: now },
    encrypted?.bytes ?? picture.bytes,
  );
  const url = referenceTo(id, category);
  // The address of a public picture is relative, because the server does not know its own public host names.
  return reply(category === "kyc" ? { url, fullurl: "" } : { url }, { msg: "uploaded" });
};

function categoryOf(category = ""): FileCategory {
  if (category === "kyc") return "kyc";
  if (category === "" || category === "public") return "public";
  throw invalidField("category");
}

/** The contract types a file as text; what arrives is a `File`. */
async function bytesOf(file: unknown, most: number): Promise<Buffer> {
  if (!(file instanceof Blob)) throw invalidField("file");
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.length > most) throw invalidField("file", "too_large");
  return bytes;
}
