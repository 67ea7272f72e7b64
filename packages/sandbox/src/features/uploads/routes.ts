import type { Handlers } from "../../kernel/handler";
import { fileAddress } from "./private-file";
import { uploadImage } from "./upload";

/** Uploaded pictures and private documents. */
export const uploads: Handlers<"uploads"> & Pick<Handlers<"merchant">, "merchant.file"> = {
  "uploads.image": uploadImage,
  "merchant.file": fileAddress,
};
