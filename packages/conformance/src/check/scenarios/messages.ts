import { truthOf, untrue } from "../consistency/claims.js";
import { fieldOf, isFields, rowsOf } from "../json.js";
import { shipped } from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { ownAccount } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { scenario, unlike } from "./unlike.js";
import { inconclusive, judged, judgedRefusal, refused } from "./verdict.js";

/** The first messages, how many are unread in all, and which of these. */
async function inbox(builder: TestDataBuilder, token: string) {
  const page = await builder.data("messages.list", { limit: 100 }, token);
  const rows = rowsOf(page);
  const unread = rows.filter(({ is_read }) => truthOf(is_read) === false);
  return { total: Number(fieldOf(page, "total")), count: Number(fieldOf(page, "unread")), rows, unread };
}

/** Marking some, reading one and marking all each reduce `unread` by the right number, in this account only. */
const reading = scenario("messages.markRead", "what is unread", async (builder) => {
  const token = builder.user();
  // Each shipped order sends the buyer a message.
  for (let i = 0; i < 3; i++) await shipped(builder);
  const before = await inbox(builder, token);
  const store = await inbox(builder, builder.merchant());
  const isOther = builder.merchant() !== token;
  const [first, second] = before.unread;
  if (!first || !second) throw new NotPossible("the server tells the buyer nothing of an order");
  const isWhole = before.rows.length === before.total;
  const foreign = isOther ? (store.unread[0]?.id ?? 0) : 0;
  const marked = await send(builder, "messages.markRead", { ids: [first.id, foreign] }, token);
  if (!marked?.isAccepted) return refused(marked);
  const one = await inbox(builder, token);
  await builder.data("messages.get", { id: second.id }, token);
  const two = await inbox(builder, token);
  const others = await inbox(builder, builder.merchant());
  const nobody = await send(builder, "messages.markRead", {}, token);
  const all = await send(builder, "messages.markRead", { all: 1 }, token);
  const none = await inbox(builder, token);
  // Messages that arrived in the meantime explain any difference.
  if ([one, two, none].some(({ total }) => total !== before.total))
    return inconclusive("other messages came in the meantime");
  return judged(
    untrue([
      [
        isWhole ? before.count === before.unread.length : undefined,
        `\`unread\` is ${before.count}, ${before.unread.length} rows are`,
      ],
      [one.unread.every(({ id }) => String(id) !== String(first.id)), "what was marked is still unread"],
      [one.count === before.count - 1, `one of ${before.count} was marked, and ${one.count} are unread`],
      [two.count === one.count - 1, `one of ${one.count} was read, and ${two.count} are unread`],
      [
        isOther && others.total === store.total ? others.count === store.count : undefined,
        "another account's message was marked",
      ],
    ]) ??
      unlike({ unread: one.count }, marked.data) ??
      unlike({ unread: two.count }, nobody?.data) ??
      unlike({ unread: 0 }, all?.data) ??
      unlike({ unread: 0 }, { unread: none.count }),
    marked,
  );
});

/** An account's messages about its own order are private. */
const foreign: Scenario = {
  operation: "messages.get",
  name: "another account's message",
  rule: "ownership",
  async run(builder) {
    await shipped(builder);
    const rows = rowsOf(await builder.data("messages.list", { limit: 50 }, builder.user()));
    const own = rows.find(({ ref }) => isFields(ref) && ref.type === "order");
    if (!own) throw new NotPossible("the server tells the buyer nothing of an order");
    const answer = await send(builder, "messages.get", { id: own.id }, (await ownAccount(builder)).token);
    return judgedRefusal(answer?.isAccepted ? "it was shown" : undefined, answer);
  },
};

/** Messages, and who has read them. */
export const messages: readonly Scenario[] = [reading, foreign];
