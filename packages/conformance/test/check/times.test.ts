import { expect, it } from "vitest";
import { tooLate } from "../../src/check/times";

it("finds milliseconds wherever a field is named for a time, as number and as text", () => {
  const body = {
    time: "1795175706",
    data: { createtime: 1_795_175_706_000, data: [{ paytime: "1795175706000" }, { paytime: 1_795_175_706 }] },
  };
  expect(tooLate(body)).toEqual(["/data/createtime", "/data/data/0/paytime"]);
});

it("leaves alone what is not a time", () => {
  expect(tooLate({ id: 9_999_999_999_999, lead_time: "2 to 4 days", endtime: null, opentime: "" })).toEqual(
    [],
  );
});
