import { defineConfig } from "@playwright/test";
import config from "../playwright.config";

/**
 * Some projects of the suite as a run with servers of its own: they share the demonstration's accounts, so what one leaves behind
 * must not reach another.
 *
 * @param task of turbo.json, which names the report
 */
export const part = (task: string, names: readonly string[], workers = 2) =>
  defineConfig({
    ...config,
    workers,
    projects: (config.projects ?? []).filter(({ name = "" }) => names.includes(name)),
    reporter: [["list"], ["json", { outputFile: `test-results/${task.replace(":", "-")}.json` }]],
  });
