import { describe, expect, it } from "vitest";
import { examplesOf, openapi, operations, requestFields } from "../scripts/contract.mjs";
import { checkExamples, createValidator } from "../scripts/examples.mjs";
import { dataSchema } from "../src/read.js";
import { allAnswers } from "./answers.mjs";

const all = operations();
/** One for all tests: it compiles the schemas of a hundred operations. */
const validate = createValidator(openapi);

/** Whether the answer is a list, a page, or holds one that a new shop leaves empty. */
const canBeEmpty = ({ id, operation }) => {
  const data = dataSchema(openapi, operation);
  return (
    data.type === "array" || /Page$/.test(data.$ref ?? "") || /^(site\.home|merchant\.get(ByPost)?)$/.test(id)
  );
};

const responseSchema = ({ path, method }, status) => [
  ...(String(status) === "401"
    ? ["components", "responses", "Unauthorized"]
    : ["paths", path, method, "responses", status]),
  ...["content", "application/json", "schema"],
];

it("every example is valid for its operation and status", () => {
  const { checked, problems } = checkExamples(openapi, validate);
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(100);
});

it("whatever the mock answers is valid for its operation and status", () => {
  const byId = new Map(all.map((operation) => [operation.id, operation]));
  const answers = allAnswers();
  const problems = answers.flatMap(({ operation, label, status, value }) =>
    validate(responseSchema(byId.get(operation), status), value).map((problem) => `${label}: ${problem}`),
  );
  expect(problems).toEqual([]);
  expect(answers.length).toBeGreaterThan(500);
});

describe("the details of named errors", () => {
  const { "x-details": details, properties } = openapi.components.schemas.NamedError;
  /** Whether a value fits the name of a schema or of a JSON type. */
  const fits = (type, value) => {
    if (type === "string") return typeof value === "string";
    if (type === "integer") return Number.isInteger(value);
    return validate(["components", "schemas", type], value).length === 0;
  };

  it("are those that `x-details` lists, in every example", () => {
    const shown = all.flatMap((operation) =>
      examplesOf(operation)
        .filter(({ value }) => typeof value.data?.error === "string")
        .map(({ value }) => [operation.id, value.data]),
    );
    expect(shown.length).toBeGreaterThan(90);
    for (const [operation, { error, ...given }] of shown) {
      const promised = Object.entries(details[error] ?? {});
      const types = Object.fromEntries(promised.map(([name, type]) => [name.replace("?", ""), type]));
      for (const [name, value] of Object.entries(given))
        expect(name in types && fits(types[name], value), `${operation} ${error}.${name}`).toBe(true);
      for (const [name] of promised.filter(([field]) => !field.endsWith("?")))
        expect(given, `${operation} ${error}`).toHaveProperty(name);
    }
  });

  it("are fields of NamedError, of errors that an operation names", () => {
    const errors = new Set(all.flatMap(({ operation }) => operation["x-errors"] ?? []));
    expect(Object.keys(details).filter((name) => !errors.has(name))).toEqual([]);
    const fields = Object.values(details).flatMap((of) =>
      Object.keys(of).map((name) => name.replace("?", "")),
    );
    expect([...new Set([...fields, "error"])].sort()).toEqual(Object.keys(properties).sort());
  });
});

describe.each(all.map((operation) => [operation.id, operation]))("%s", (_id, operation) => {
  const examples = examplesOf(operation);
  const byName = new Map(examples.map((example) => [example.name, example]));
  const accepted = operation.operation["x-accepted-codes"];

  it("has named examples, `ok` first", () => {
    expect(examples[0]?.name).toBe("ok");
    expect(byName.has("failure")).toBe(true);
    expect(byName.has("empty") || !canBeEmpty(operation)).toBe(true);
    expect(byName.size).toBe(examples.length);
  });

  it("gives each the code its name promises", () => {
    expect(byName.get("ok")).toMatchObject({ status: "200", value: { code: 1 } });
    expect(accepted).not.toContain(byName.get("failure")?.value.code);
    expect(byName.get("failure")?.status).toBe("200");
    if (byName.has("empty")) expect(accepted).toContain(byName.get("empty")?.value.code);
  });

  it("says in words what each shows, and in its message what went wrong", () => {
    for (const { name, summary, value } of examples) {
      expect(summary, name).toMatch(/\S/);
      if (!accepted.includes(value.code)) expect(value.msg, name).toMatch(/\S/);
    }
  });

  it("has a case for every error it names, under that name", () => {
    const shown = examples.flatMap(({ name, value }) =>
      value.data?.error ? [[name, value.data.error]] : [],
    );
    const errors = operation.operation["x-errors"];
    if (errors === undefined) return;
    expect(shown.toSorted()).toEqual(errors.map((error) => [error.replaceAll("_", "-"), error]).toSorted());
  });

  it("chooses by fields the request has, each choice once", () => {
    const fields = requestFields(operation);
    const conditions = examples.filter(({ when }) => when !== undefined);
    for (const { name, when } of conditions) {
      expect(
        Object.keys(when).filter((field) => !fields.has(field)),
        name,
      ).toEqual([]);
      expect(Object.keys(when).length, name).toBeGreaterThan(0);
    }
    const choices = conditions.map(({ when }) =>
      JSON.stringify(
        Object.entries(when)
          .map(([field, value]) => [field, String(value)])
          .sort(),
      ),
    );
    expect(new Set(choices).size).toBe(choices.length);
  });
});

describe("the validator", () => {
  const login = all.find(({ id }) => id === "auth.login");
  const problems = (status, value) => validate(responseSchema(login, status), value);
  const envelope = { code: 1, msg: "", data: { userinfo: { id: 1, token: "t" } } };

  it.each([
    ["an error with any data", "200", { code: 0, msg: "no", data: { error: "code_wrong" } }],
    ["time as text", "200", { ...envelope, time: "1795175706" }],
    [
      "an id as digits, unknown keys",
      "200",
      { ...envelope, data: { userinfo: { id: "7", token: "t", vip: 2 } } },
    ],
  ])("accepts %s", (_what, status, value) => expect(problems(status, value)).toEqual([]));

  it.each([
    ["success without data", "200", { code: 1, msg: "" }],
    ["success without a token", "200", { code: 1, msg: "", data: { userinfo: { id: 1 } } }],
    ["a body without code", "200", { msg: "", data: null }],
    ["an id that is a word", "200", { ...envelope, data: { userinfo: { id: "one", token: "t" } } }],
    ["another code under 401", "401", { code: 0, msg: "", data: null }],
  ])("refuses %s", (_what, status, value) => expect(problems(status, value)).not.toEqual([]));

  it("keeps money a decimal text", () => {
    const problemsOf = (value) => validate(["components", "schemas", "Money"], value);
    expect(["0", "1234.50", "-3.1", "0.000000000000000001"].flatMap(problemsOf)).toEqual([]);
    for (const value of [1.5, "1e3", "", "1.", ".5", "1,000.00"]) {
      expect(problemsOf(value), String(value)).not.toEqual([]);
    }
  });
});
