// A request that could be meant, from the schema of an operation's input.
import { propertiesOf, resolveSchema } from "./read.js";

/** What a person would send, for fields whose schema says no more than that they are text or a number. */
const LIKELY = {
  account: "buyer",
  username: "mira",
  password: "buyer-demo",
  oldpassword: "buyer-demo",
  newpassword: "a-longer-secret",
  fund_password: "fund-demo",
  email: "mira@mail.example",
  mobile: "+49 30 5550100",
  name: "Mira Example",
  country: "Germany",
  city: "Berlin",
  zip: "10115",
  address: "Example Street 5",
  nickname: "Mira",
  bio: "Buys for a small shop.",
  avatar: "/uploads/avatars/mira.webp",
  search: "lamp",
  title: "Desk lamps with a clamp",
  content: "Warm light, dimmable, with a plug for Europe.",
  unit: "pieces",
  platform: "example",
  code: "4821",
  captcha: "4821",
  text: "It has not arrived.",
  shopname: "Example Harbour Trading",
  number: "X0000001",
  carrier: "Example Express",
  tracking_no: "EX123456789",
  reason: "Out of stock since this morning",
  reply: "Thank you, we are glad it arrived well.",
  price_token: "the preview's price_token",
  agree: true,
  id: 1,
  pid: 0,
  shop_id: 1,
  article_id: 1,
  ids: "1",
};

/** Ids of rows that are not products. */
const IDS = { stores: 1, purchaseRequests: 101 };

/** {@link LIKELY} for the operations of a resource, with rows that the sandbox's buyer and merchant have. */
export const demonstrationOf = (resource) => ({
  ...LIKELY,
  id: IDS[resource] ?? 1007,
  article_id: 101,
  request_id: 101,
  order_no: "ODEMO00003305",
  pay_no: "PDEMO00003305",
});

/**
 * A value that fits a schema: a likely one, or the contract's own example. Of an object it has the required fields; where
 * none is required, page and limit of a list and otherwise the first.
 */
export function sampleOf(openapi, given, likely = LIKELY) {
  const schema = resolveSchema(openapi, given);
  if (schema.examples?.length > 0) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (choice && !schema.properties) return sampleOf(openapi, choice, likely);
  if (schema.items) return [sampleOf(openapi, schema.items, likely)];
  const fields = propertiesOf(openapi, schema);
  if (Object.keys(fields).length > 0) {
    const shown = shownFields(Object.keys(fields), requiredOf(openapi, schema));
    return Object.fromEntries(shown.map((name) => [name, sampleField(openapi, name, fields[name], likely)]));
  }
  const type = [schema.type].flat()[0];
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  return text(schema);
}

function shownFields(names, required) {
  const needed = names.filter((name) => required.includes(name));
  const paging = names.filter((name) => name === "page" || name === "limit");
  return [needed, paging, names.slice(0, 1)].find((some) => some.length > 0);
}

function requiredOf(openapi, schema) {
  const { required = [], allOf = [] } = resolveSchema(openapi, schema);
  return [...required, ...allOf.flatMap((part) => requiredOf(openapi, part))];
}

/** The likely value, if its kind is what the schema wants. */
function sampleField(openapi, name, schema, values) {
  const likely = values[name];
  const kind = typeof likely === "number" ? "integer" : typeof likely;
  const resolved = resolveSchema(openapi, schema);
  const fits = (resolved.anyOf ?? [resolved]).some(
    (choice) => !choice.enum && choice.const === undefined && [choice.type].flat().includes(kind),
  );
  return fits ? likely : sampleOf(openapi, schema, values);
}

function text({ "x-known-values": known, minLength = 0, maxLength = 40 }) {
  if (known?.[0] !== undefined) return String(known[0]);
  return "example".padEnd(minLength, "1").slice(0, maxLength);
}
