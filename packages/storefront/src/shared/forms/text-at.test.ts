import { expect, test } from "vitest";
import { textAt, withText } from "./text-at";

const values = { title: "Cup", rows: [{ price: "1" }, { price: "2" }] };

test("a text is found by its place, and undefined where there is none", () => {
  expect(textAt(values, "title")).toBe("Cup");
  expect(textAt(values, "rows.1.price")).toBe("2");
  for (const none of ["rows", "rows.2.price", "rows.0.stock", "other", "title.0.x"])
    expect(textAt(values, none)).toBeUndefined();
  expect(textAt(null, "title")).toBeUndefined();
});

test("another text at one place leaves the rest, and the values it came from", () => {
  expect(withText(values, "rows.1.price", "3")).toEqual({
    title: "Cup",
    rows: [{ price: "1" }, { price: "3" }],
  });
  expect(withText(values, "title", "Mug")).toEqual({ ...values, title: "Mug" });
  expect(values.rows[1]).toEqual({ price: "2" });
});

test("a name with dots may be that of a field", () => {
  const flat = { "comments.0.star": "", "comments.0.content": "" };
  const written = withText(flat, "comments.0.content", "Soft");
  expect(written).toEqual({ ...flat, "comments.0.content": "Soft" });
  expect(textAt(written, "comments.0.content")).toBe("Soft");
});
