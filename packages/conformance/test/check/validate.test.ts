import { openapi, operationsById, requiredOf } from "marketplace-contract";
import { respond } from "marketplace-contract/mock/respond.mjs";
import { describe, expect, it } from "vitest";
import { at, type Fields, isFields, rowsOf } from "../../src/check/json";
import { profiles } from "../../src/check/profiles";
import { createValidator } from "../../src/check/validate";

const validator = createValidator(openapi);

describe("a field that is missing in a row", () => {
  it.each(["products.list", "products.search", "orders.list", "addresses.list", "recharges.list"])(
    "of %s is found where the contract requires it",
    (id) => {
      const operation = operationsById[id];
      const { data } = respond(id, {});
      const [first, ...rest] = rowsOf(data);
      const schema = openapi.components.schemas[operation?.output.item ?? ""];
      const [name = ""] = schema ? requiredOf(openapi, schema).filter((field) => field !== "id") : [];
      if (!operation || !first) throw new Error(`${id} has no example`);
      const { [name]: _, ...row } = first;
      const rows: Fields[] = [row, ...rest];
      const envelope = {
        code: 1,
        msg: "",
        time: 1_795_175_706,
        data: isFields(data) ? { ...data, data: rows } : rows,
      };
      const found = validator.violations(operation, 200, envelope, profiles.contract);
      expect(found.map(({ pointer }) => pointer)).toEqual([expect.stringMatching(`/0/${name}$`)]);
      const [{ where = "", sentence = "" } = {}] = found;
      expect(where).toMatch(/^#\/components\/schemas\/.+\/required$/);
      expect(at(openapi, where.slice(1))).toContain(name);
      expect(sentence).not.toBe("");
    },
  );
});
