import { defineConfig } from "@playwright/test";
import config from "../playwright.config";

/**
 * Some projects of the suite as a run with servers of its own: they share the demonstration's accounts, so what one leaves behind
 * must not reach another.
 *
 * @param task of turbo.json, which names the report
 */
export function part(task: string, names: readonly string[], workers = 2) {
  const projects = (config.projects ?? []).filter(({ name = "" }) => names.includes(name));
  // The others are on the mock, and need not wait for a database.
  const isOnSandbox = projects.some(({ use }) => use?.baseURL);
  return defineConfig({
    ...config,
    workers,
    projects,
    webServer: [config.webServer ?? []].flat().filter(({ name }) => isOnSandbox || name !== "sandbox"),
    reporter: [["list"], ["json", { outputFile: `test-results/${task.replace(":", "-")}.json` }]],
  });
}
