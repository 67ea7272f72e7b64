import { afterEach, describe, expect, test, vi } from "vitest";
import { createFormat } from "../../../i18n/format";
import { writeCsv } from "../../csv";
import { isoTime, type ListPage, MAX_ROWS, monthSoFar, readAll, secondsOf } from "./statement";

describe("reading all pages", () => {
  const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => id);
  const serve =
    (rows: readonly number[], size = 100) =>
    async (page: number): Promise<ListPage<number>> => ({
      data: rows.slice((page - 1) * size, page * size),
      total: rows.length,
    });
  const readRows = (
    read: (page: number) => Promise<ListPage<number>>,
    signal = new AbortController().signal,
  ) => {
    const onProgress = vi.fn();
    const rows = readAll({ read, keyOf: String, onProgress, signal });
    return { rows, onProgress };
  };

  test("gives every row once, and says how far it is", async () => {
    const { rows, onProgress } = readRows(serve(rowsOf(250)));
    expect(await rows).toEqual(rowsOf(250));
    expect(onProgress.mock.calls).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
    expect(await readRows(serve([])).rows).toEqual([]);
  });

  test("a row that moved to the next page counts once", async () => {
    const pages = [rowsOf(100), rowsOf(199).slice(99)];
    const { rows } = readRows(async (page) => ({ data: pages[page - 1] ?? [], total: 200 }));
    expect(await rows).toEqual(rowsOf(199));
  });

  test("ends at its bound, and with a server that repeats a page forever", async () => {
    expect(await readRows(serve(rowsOf(MAX_ROWS + 500))).rows).toHaveLength(MAX_ROWS);
    const read = vi.fn(async () => ({ data: [1, 2], total: 9 }));
    expect(await readRows(read).rows).toEqual([1, 2]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("stops between two pages", async () => {
    const controller = new AbortController();
    const read = vi.fn(async (page: number) => {
      if (page === 2) controller.abort();
      return serve(rowsOf(900))(page);
    });
    await expect(readRows(read, controller.signal).rows).rejects.toThrow(/abort/i);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

test("CSV has decimals to the last digit, and no cell that a spreadsheet would run", async () => {
  const cells = [
    "-12.500000",
    "900719925474099312345.123456789012345678",
    "=1+1",
    "+49 30",
    "@x",
    "-a",
    "\t=1",
    'a "b", c',
  ];
  expect(await writeCsv([["Größe", "余额"], cells])).toBe(
    `\ufeffGröße,余额\r\n-12.500000,900719925474099312345.123456789012345678,'=1+1,'+49 30,'@x,'-a,'\t=1,"a ""b"", c"\r\n`,
  );
});

test("a period has whole days of UTC, and at least one", () => {
  expect(monthSoFar(1_795_175_706)).toEqual({ from: "2026-11-01", to: "2026-11-20" });
  expect(secondsOf({ from: "2026-11-20", to: "2026-11-20" })).toEqual({
    from: 1_795_132_800,
    to: 1_795_219_200,
  });
  expect(secondsOf({ from: "2026-11-21", to: "2026-11-20" })).toBeUndefined();
  expect(secondsOf({ from: "", to: "2026-11-20" })).toBeUndefined();
  expect(isoTime(1_795_175_706)).toBe("2026-11-20T11:55:06Z");
});

describe("the days of a statement are those of UTC, wherever its reader is", () => {
  const zones = ["UTC", "Asia/Shanghai", "America/Los_Angeles", "Pacific/Kiritimati", "Etc/GMT+12"];
  afterEach(() => void vi.unstubAllEnvs());

  test.each(zones)("%s: a row is shown with a day of the period that it was asked for", (zone) => {
    vi.stubEnv("TZ", zone);
    const { utcDate } = createFormat("en");
    const { from = 0, to = 0 } = secondsOf({ from: "2026-11-22", to: "2026-11-22" }) ?? {};
    expect([utcDate(from), utcDate(to - 1)]).toEqual(["Nov 22, 2026", "Nov 22, 2026"]);
    expect([utcDate(from - 1), utcDate(to)]).toEqual(["Nov 21, 2026", "Nov 23, 2026"]);
    expect(monthSoFar(to - 1)).toEqual({ from: "2026-11-01", to: "2026-11-22" });
  });
});
