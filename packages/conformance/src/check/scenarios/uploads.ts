import type { Answer } from "../ask.js";
import { fieldOf } from "../json.js";
import { ownAccount } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { judged } from "./verdict.js";

/** One pixel of each type. */
const PIXELS: Readonly<Record<string, string>> = {
  "image/png":
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "image/jpeg":
    "/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBD" +
    "Af//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAED" +
    "ASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA" +
    "/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==",
  "image/webp": "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADMDOJaQAA3AAzQAA",
  "image/gif": "R0lGODlhAQABAIAAAExpcYiIiCH5BAUAAAAALAAAAAABAAEAAAICTAEAOw==",
  "image/avif":
    "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA" +
    "ACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAABwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRt" +
    "AAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZp" +
    "cG1hAAAAAAAAAAEAAQOBAgMAAAAkbWRhdBIACgc4AAaQENBpMg8f8mKE7///8WfgAJA1jZA=",
};

/** Types that the server says it takes: a picture of each one that is known here. */
const everyType: Scenario = {
  operation: "uploads.image",
  name: "a picture of each type",
  rule: "effect",
  async run(builder) {
    const { token } = await ownAccount(builder);
    const limits = fieldOf(await builder.data("site.config", {}, undefined), "limits");
    const types = fieldOf(limits, "image_types");
    let last: Answer | undefined;
    for (const type of Array.isArray(types) ? types.map(String) : []) {
      const pixel = PIXELS[type];
      if (pixel === undefined) continue;
      const file = new File([Buffer.from(pixel, "base64")], `dot.${type.split("/")[1]}`, { type });
      last = await send(builder, "uploads.image", { file }, token);
      if (last && !last.isAccepted && last.code !== 429) {
        const problem = `${type} is among \`limits.image_types\`, and refused (${last.error ?? last.code})`;
        return judged(problem, last);
      }
    }
    return judged(undefined, last);
  },
};

/** What can be uploaded. */
export const uploads: readonly Scenario[] = [everyType];
