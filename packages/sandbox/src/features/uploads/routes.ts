import type { Handlers } from "../../kernel/handler";
import { file } from "./private-file";
import { upload } from "./upload";

/** Uploaded pictures and private documents. */
export const uploads: Handlers<"uploads"> & Pick<Handlers<"merchant">, "merchant.file"> = {
  "uploads.image": upload,
  "merchant.file": file,
};
