import type { Answer, Context, Success } from "./ask.js";
import { type Fields, fieldOf, nameOf, rowsOf } from "./json.js";
import { expectAnswer } from "./judge.js";
import { requiredOf, type Sender } from "./requests.js";

/** Fields that identify one object, and a value that identifies none. */
const NAMES: Readonly<Record<string, unknown>> = {
  id: 999_999_999,
  article_id: 999_999_999,
  order_no: "X0",
  pay_no: "X0",
  request_id: 999_999_999,
};

const mustRefuse =
  (what: string) =>
  ({ isAccepted, code }: Answer) =>
    isAccepted ? `accepted with code ${code} ${what}` : undefined;

/** Leaves out each required field in turn. */
export async function checkMissingFields(context: Context, id: string, fields: Fields): Promise<void> {
  const { ask, operation } = context.subject(id);
  for (const name of new Set(requiredOf(operation))) {
    const { [name]: _, ...rest } = fields;
    expectAnswer(context, {
      id,
      rule: "missing-field",
      scenario: `without \`${name}\``,
      answer: await ask(rest),
      problem: mustRefuse(`a call without \`${name}\``),
      shownBy: "refusal",
    });
  }
}

/** Requests missing objects, and another user's. */
export async function checkNames(context: Context, id: string, { fields, data }: Success): Promise<void> {
  const { ask, operation } = context.subject(id);
  const name = Object.keys(NAMES).find((known) => known in fields);
  if (name === undefined) return;
  // A response about one object contains its identifier.
  const answered = fieldOf(data, name === "article_id" ? "id" : name);
  if (answered === undefined) return;
  const asked = fields[name];
  expectAnswer(context, {
    id,
    rule: "asked",
    answer: await ask(fields),
    problem: (answer) => {
      const got = fieldOf(answer.data, name === "article_id" ? "id" : name);
      return String(got) === String(asked)
        ? undefined
        : `asked for ${String(asked)}, the answer is about ${String(got)}`;
    },
    sentence: operation.description,
  });
  if (context.profile.examples)
    return context.results.inconclusive(id, "not-found", "examples know every id");
  const unknown = { ...fields, [name]: NAMES[name] };
  expectAnswer(context, {
    id,
    rule: "not-found",
    answer: await ask(unknown),
    problem: mustRefuse(`\`${name}\` ${String(NAMES[name])}, which is nothing`),
    shownBy: "refusal",
  });

  const other = otherPerson(context, id);
  if (other === undefined) return;
  expectAnswer(context, {
    id,
    rule: "ownership",
    answer: await ask(fields, { token: other }),
    problem: mustRefuse("what belongs to another person"),
    shownBy: "refusal",
  });
}

/** Resources whose objects are shared: stores are followed by everyone, and a message may go to all. */
const SHARED = /^(stores|messages)\./;

/**
 * Calls a mutation with an identifier of nothing, and as another user: neither may succeed. Must run before the call itself,
 * after which any call fails. Calls protected by a fund password are left out: the server would ask for the other user's.
 *
 * @param sender headers of a new call
 */
export async function checkNamesOfMutation(
  context: Context,
  id: string,
  fields: Fields,
  sender: (token: string | undefined) => Partial<Sender>,
  token: string | undefined,
): Promise<void> {
  const name = Object.keys(NAMES).find((known) => known in fields);
  if (name === undefined || context.profile.examples || "fund_password" in fields) return;
  const { ask } = context.subject(id);
  const unknown = { ...fields, [name]: NAMES[name] };
  expectAnswer(context, {
    id,
    rule: "not-found",
    answer: await ask(unknown, sender(token)),
    problem: mustRefuse(`\`${name}\` ${String(NAMES[name])}, which is nothing`),
    shownBy: "refusal",
  });
  if (SHARED.test(id)) return;
  const { user, merchant } = context.people;
  // A buyer has no store, and a seller none of the buyer's things.
  const other = context.subject(id).operation.owner === "shop" ? user : merchant;
  if (other === undefined || other === token || user === merchant) return;
  expectAnswer(context, {
    id,
    rule: "ownership",
    answer: await ask(fields, sender(other)),
    problem: mustRefuse("what belongs to another person"),
    shownBy: "refusal",
  });
}

/** Lists whose rows belong to one user or store. Other lists show the same messages or stores to many. */
const OWN_ROWS = new Set([
  "addresses.list",
  "loans.list",
  "merchantOffers.list",
  "merchantOrders.list",
  "merchantProducts.list",
  "merchantReviews.list",
  "merchant.settlements",
  "offers.list",
  "orders.list",
  "purchaseRequests.mine",
  "account.transactions",
  "recharges.list",
  "withdrawals.list",
]);

/** Requests the same list as another user, who must see other rows. */
export async function checkOwnRows(context: Context, id: string, { fields, data }: Success): Promise<void> {
  const other = otherPerson(context, id);
  if (!OWN_ROWS.has(id) || other === undefined) return;
  const own = new Set(rowsOf(data).map(nameOf));
  const answer = await context.subject(id).ask(fields, { token: other });
  expectAnswer(context, {
    id,
    rule: "ownership",
    answer,
    problem: (seen) => {
      const shared = rowsOf(seen.data)
        .map(nameOf)
        .find((name) => own.has(name));
      return shared && `row ${shared} is on the lists of two people`;
    },
    shownBy: "refusal",
  });
}

/** Token of a user other than the usual caller; undefined without a second user, or when the data belong to no account. */
function otherPerson(
  { people: { user, merchant }, profile, subject }: Context,
  id: string,
): string | undefined {
  const { operation, token } = subject(id);
  if (operation.owner === "none" || operation.auth === "public" || profile.examples) return undefined;
  if (user === undefined || merchant === undefined || user === merchant) return undefined;
  return token === user ? merchant : user;
}
