// Values made from schemas. Typed and described in index.d.ts.
import { propertiesOf, requiredOf, resolveSchema } from "./read.js";

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

/** A schema may contain itself. */
const DEEPEST_LIST = 4;

export function sampleOf(openapi, start, { likely = LIKELY, isWhole = false, text = exampleText } = {}) {
  return sample(start, "", 0);

  function sample(given, name, depth) {
    const schema = resolveSchema(openapi, given);
    const [known] = [schema.const, schema.examples?.[0], schema.default, schema.enum?.[0]].filter(
      (value) => value !== undefined,
    );
    if (known !== undefined) return known;
    const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0];
    if (choice && !schema.properties) return sample(choice, name, depth);
    if (schema.items) return depth > DEEPEST_LIST ? [] : [sample(schema.items, name, depth + 1)];
    const fields = propertiesOf(openapi, schema);
    const names = Object.keys(fields);
    if (names.length > 0) {
      const shown = isWhole ? names : shownFields(names, requiredOf(openapi, schema));
      return Object.fromEntries(shown.map((field) => [field, sampleField(field, fields[field], depth + 1)]));
    }
    return scalar(schema, name);
  }

  /** The likely value, if its kind is what the schema wants. */
  function sampleField(name, schema, depth) {
    const value = likely[name];
    const kind = typeof value === "number" ? "integer" : typeof value;
    const resolved = resolveSchema(openapi, schema);
    const fits = (resolved.anyOf ?? [resolved]).some(
      (choice) => !choice.enum && choice.const === undefined && [choice.type].flat().includes(kind),
    );
    return fits ? value : sample(schema, name, depth);
  }

  function scalar(schema, name) {
    switch ([schema.type].flat()[0]) {
      case "boolean":
        return true;
      case "integer":
      case "number":
        return schema.minimum ?? 1;
      case "object":
        return {};
      case "array":
        return [];
      case "null":
        return null;
    }
    if (schema.format === "binary") return new File(["…"], "picture.png", { type: "image/png" });
    return schema["x-known-values"]?.[0] ?? text(name, schema);
  }
}

const exampleText = (_name, { minLength = 0, maxLength = 40 }) =>
  "example".padEnd(minLength, "1").slice(0, maxLength);

function shownFields(names, required) {
  const needed = names.filter((name) => required.includes(name));
  const paging = names.filter((name) => name === "page" || name === "limit");
  return [needed, paging, names.slice(0, 1)].find((some) => some.length > 0);
}
