import { describe, expect, it } from "vitest";
import { rowWindow } from "./grid";

const grid = { count: 1000, columns: 2, pitch: 300, top: 200, view: 800 };

describe("rowWindow", () => {
  it("draws what is in view and two rows more", () => {
    expect(rowWindow(grid)).toEqual({ from: 0, to: 4, rows: 500 });
    expect(rowWindow({ ...grid, top: -3000 })).toEqual({ from: 8, to: 15, rows: 500 });
  });

  it("stays inside the grid", () => {
    expect(rowWindow({ ...grid, top: 100_000 })).toMatchObject({ from: 0, to: 0 });
    expect(rowWindow({ ...grid, top: -1_000_000 })).toMatchObject({ from: 499, to: 500 });
    expect(rowWindow({ ...grid, count: 0 })).toEqual({ from: 0, to: 0, rows: 0 });
  });

  it("covers every pixel of the view at any scroll position", () => {
    for (let top = 900; top > -160_000; top -= 137) {
      const { from, to, rows } = rowWindow({ ...grid, top });
      expect(from === 0 || top + from * grid.pitch <= 0).toBe(true);
      expect(to === rows || top + to * grid.pitch >= grid.view).toBe(true);
      expect(to - from).toBeLessThanOrEqual(8);
    }
  });

  it("draws everything while the height of a row is unknown", () => {
    expect(rowWindow({ ...grid, pitch: 0 })).toEqual({ from: 0, to: 500, rows: 500 });
  });
});
