import type { Queryable } from "../../db/connect";
import { Refusal } from "../../http/errors";

/** What an upload answered: `kyc:<id>` for a private file, a path that ends in `<id>.<ending>` for a public one. */
const UPLOADED = /^(?:kyc:|\/uploads\/(?:[\w-]+\/)*)([\w-]{8,64})(?:\.\w{1,5})?$/;

/** @throws {Refusal} `image_invalid` for anything but an upload of this member's own */
export async function checkOwnImage(db: Queryable, memberId: number, url: string): Promise<void> {
  const id = UPLOADED.exec(url)?.[1] ?? "";
  const [row] = await db`select 1 as found from file where id = ${id} and member_id = ${memberId}`;
  if (!row) throw new Refusal("image_invalid", { field: "image" });
}
