import { expect, test } from "vitest";
import { authenticate, MAX_SESSIONS, openSession } from "../../../src/features/users/sessions";
import { START } from "../../support/call";
import { testDatabase } from "../../support/database";
import { addMember } from "../../support/members";

test("a member's oldest session ends when there are too many", async () => {
  const { db } = await testDatabase();
  const [{ id }, other] = await Promise.all([addMember(db), addMember(db)]);
  const foreign = await openSession(db, other.id, START);
  const tokens: string[] = [];
  for (let i = 0; i < MAX_SESSIONS + 3; i++) tokens.push(await openSession(db, id, START + i));
  const isOpen = async (token = "") => (await authenticate(db, token, START + 100)) !== undefined;
  expect(await Promise.all(tokens.slice(0, 4).map(isOpen))).toEqual([false, false, false, true]);
  expect(await isOpen(tokens.at(-1))).toBe(true);
  expect(await isOpen(foreign)).toBe(true);
});
