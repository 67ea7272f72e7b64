import { describe, expect, it } from "vitest";
import { examplesOf, openapi, operations, requestFields } from "../scripts/contract.mjs";
import { checkExamples, createValidator } from "../scripts/examples.mjs";
import { dataSchema } from "../src/read.js";

const all = operations();

/** Whether the answer is a list, a page, or holds one that a new shop leaves empty. */
const canBeEmpty = ({ id, operation }) => {
  const data = dataSchema(openapi, operation);
  return (
    data.type === "array" || /Page$/.test(data.$ref ?? "") || /^(site\.home|merchant\.get(ByPost)?)$/.test(id)
  );
};

it("every example is valid for its operation and status", () => {
  const { checked, problems } = checkExamples(openapi);
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(100);
});

describe.each(all.map((operation) => [operation.id, operation]))("%s", (_id, operation) => {
  const examples = examplesOf(operation);
  const byName = new Map(examples.map((example) => [example.name, example]));
  const accepted = operation.operation["x-accepted-codes"];

  it("has the named examples, `ok` first", () => {
    expect(examples[0]?.name).toBe("ok");
    expect([...byName.keys()]).toEqual(expect.arrayContaining(["ok", "failure", "unauthorized"]));
    expect(byName.has("empty") || !canBeEmpty(operation)).toBe(true);
    expect(byName.size).toBe(examples.length);
  });

  it("gives each the code its name promises", () => {
    expect(byName.get("ok")).toMatchObject({ status: "200", value: { code: 1 } });
    expect(accepted).not.toContain(byName.get("failure")?.value.code);
    expect(byName.get("failure")?.status).toBe("200");
    expect(byName.get("unauthorized")).toMatchObject({ status: "401", value: { code: 401 } });
    if (byName.has("empty")) expect(accepted).toContain(byName.get("empty")?.value.code);
  });

  it("says in words what each shows, and in its message what went wrong", () => {
    for (const { name, status, summary, value } of examples) {
      expect(summary, name).toMatch(/\S/);
      if (status !== "200" || !accepted.includes(value.code)) expect(value.msg, name).toMatch(/\S/);
    }
  });

  it("shows every refusal it names, under that name", () => {
    const named = examples
      .filter(({ status, value }) => status === "200" && value.code === 0 && value.data?.error !== undefined)
      .map(({ name, value }) => [name, value.data.error]);
    const errors = operation.operation["x-errors"];
    if (errors === undefined) return;
    const shown = new Map(named);
    for (const error of errors) expect(shown.get(error.replaceAll("_", "-")), error).toBe(error);
    expect(
      named.filter(([, error]) => !errors.includes(error)),
      "not in x-errors",
    ).toEqual([]);
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
  const validate = createValidator(openapi);
  const login = all.find(({ id }) => id === "auth.login");
  const problems = (status, value) =>
    validate(
      ["paths", login.path, "post", "responses", status, "content", "application/json", "schema"],
      value,
    );
  const envelope = { code: 1, msg: "", data: { userinfo: { id: 1, token: "t" } } };

  it.each([
    ["a refusal with any data", "200", { code: 0, msg: "no", data: { error: "code_wrong" } }],
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
