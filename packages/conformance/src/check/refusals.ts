import { type Answer, type Context, expectAnswer, type Success } from "./context";
import { type Fields, fieldOf } from "./json";
import { requiredOf } from "./requests";

/** Fields that name one thing, and a value that names nothing. */
const NAMES: Readonly<Record<string, unknown>> = {
  id: 999_999_999,
  article_id: 999_999_999,
  order_no: "X0",
  pay_no: "X0",
};

const mustRefuse =
  (what: string) =>
  ({ isAccepted, code }: Answer) =>
    isAccepted ? `accepted with code ${code} ${what}` : undefined;

/** Leaves out each required field in turn. */
export async function checkMissingFields(context: Context, id: string, fields: Fields): Promise<void> {
  const { ask, operation } = context.subject(id);
  for (const name of new Set(requiredOf(operation, context.contract.$defs))) {
    const { [name]: _, ...rest } = fields;
    expectAnswer(context, id, "refusal", await ask(rest), mustRefuse(`a call without \`${name}\``));
  }
}

/** Asks for what is not there, and for what is another person's. */
export async function checkNames(context: Context, id: string, { fields, data }: Success): Promise<void> {
  const { ask, operation, token } = context.subject(id);
  const name = Object.keys(NAMES).find((known) => known in fields);
  if (name === undefined) return;
  // An answer that is about one thing carries its name.
  const answered = fieldOf(data, name === "article_id" ? "id" : name);
  if (answered === undefined) return;
  const asked = fields[name];
  expectAnswer(
    context,
    id,
    "asked",
    await ask(fields),
    (answer) => {
      const got = fieldOf(answer.data, name === "article_id" ? "id" : name);
      return String(got) === String(asked)
        ? undefined
        : `asked for ${String(asked)}, the answer is about ${String(got)}`;
    },
    operation.description,
  );
  if (context.profile.examples) return context.ledger.skip(id, "not-found", "examples know every id");
  const unknown = { ...fields, [name]: NAMES[name] };
  expectAnswer(
    context,
    id,
    "not-found",
    await ask(unknown),
    mustRefuse(`\`${name}\` ${String(NAMES[name])}, which is nothing`),
  );

  const { user, merchant } = context.people;
  if (operation.owner !== "user" || operation.auth === "public" || !user || !merchant || user === merchant)
    return;
  const other = token === user ? merchant : user;
  expectAnswer(
    context,
    id,
    "ownership",
    await ask(fields, { token: other }),
    mustRefuse("what belongs to another person"),
  );
}
